import MeadowFiles
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The grown-up code is kept as an Argon2id hash (requirements, item 14; document 001: "PIN hash").
@Suite struct CodeHashTests {
  @Test("the right code matches its hash and every other does not")
  func matches() throws {
    let hash = try #require(CodeHash(of: "4711"))
    #expect(hash.matches("4711"))
    for wrong in ["4712", "471", "47110", "", "4711\u{0}", "１２３４"] {
      #expect(!hash.matches(wrong), "\(wrong.debugDescription)")
    }
  }

  @Test("a hash is Argon2id, holds nothing of the code and differs each time")
  func form() throws {
    let (one, two) = (try #require(CodeHash(of: "0000")), try #require(CodeHash(of: "0000")))
    #expect(one.text.hasPrefix("$argon2id$v=19$m=32768,t=3,p=1$"))
    #expect(one.text.utf8.count < 128)
    #expect(one != two)
    #expect(one.matches("0000") && two.matches("0000"))
  }

  @Test("a hash that was kept as text is the same hash")
  func survivesAsText() throws {
    let hash = try #require(CodeHash(of: "1234"))
    #expect(CodeHash(text: hash.text) == hash)
    #expect(CodeHash(text: hash.text).matches("1234"))
  }

  @Test("a hash that somebody has damaged matches nothing", arguments: ["", "1234", "$argon2id$"])
  func damage(_ text: String) {
    #expect(!CodeHash(text: text).matches("1234"))
    #expect(!CodeHash(text: text).matches(""))
  }

  @Test("comparing a code takes no longer than a grown-up notices")
  func cost() throws {
    let hash = try #require(CodeHash(of: "1234"))
    // The thread's own time: what else the machine does is not the hash's cost.
    let times = (0..<5).map { _ in
      let start = Self.threadMilliseconds()
      _ = hash.matches("1234")
      return Self.threadMilliseconds() - start
    }
    let best = times.min() ?? .infinity
    print("Argon2id: \(times.map { Int($0) }) ms")
    #expect(best <= 150)
    #expect(best >= 5, "cheap to compare is cheap to guess")
  }

  private static func threadMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
