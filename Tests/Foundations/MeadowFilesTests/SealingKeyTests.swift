import Foundation
import MeadowFiles
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The key is in a file of its own with mode 0600 (learning K21).
@Suite final class SealingKeyTests {
  let directory = NSTemporaryDirectory() + "meadow-key-" + UUID().uuidString
  var path: String { directory + "/a.key" }
  let plain = Array("seven".utf8)

  init() throws { try Files.makeDirectory(directory, for: .family) }

  deinit { Files.remove(directory) }

  @Test("a key is made once, for its owner alone, and is the same when it is read again")
  func once() throws {
    #expect(try SealingKey.read(path) == nil)
    let key = try SealingKey.readOrMake(path)
    let sealed = Sealed.close(plain, by: key, for: [])
    #expect(Sealed.open(sealed, by: try SealingKey.readOrMake(path), for: []) == plain)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(Files.names(in: directory) == ["a.key"])
  }

  @Test("programs that begin at once have the same key")
  func together() async throws {
    for round in 0..<20 {
      let path = "\(directory)/\(round).key"
      let keys = try await withThrowingTaskGroup(of: SealingKey.self) { group in
        for _ in 0..<8 { group.addTask { try SealingKey.readOrMake(path) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let sealed = Sealed.close(plain, by: keys[0], for: [])
      #expect(keys.allSatisfy { Sealed.open(sealed, by: $0, for: []) == plain })
    }
    #expect(Files.names(in: directory).count == 20)
  }

  @Test("two keys are not the same")
  func different() {
    let sealed = Sealed.close(plain, by: SealingKey(), for: [])
    #expect(Sealed.open(sealed, by: SealingKey(), for: []) == nil)
  }

  @Test("a key with a changed, missing or added byte is said to be damaged, and stays")
  func damage() throws {
    _ = try SealingKey.readOrMake(path)
    let whole = try #require(Files.read(path, atMost: 100))
    var wrong = (0..<whole.count).map { index in
      var bytes = whole
      bytes[index] ^= 1
      return bytes
    }
    wrong += [[], Array(whole.dropLast()), whole + [0], Array(repeating: 0, count: whole.count)]
    for bytes in wrong {
      try DurableFile.write(bytes, to: path, as: .family)
      #expect(throws: SealingKeyProblem.damaged(path: path)) {
        try SealingKey.readOrMake(self.path)
      }
      #expect(Files.read(path, atMost: 100) == bytes)
    }
    Files.remove(path)
    try Files.makeDirectory(path)
    #expect(throws: SealingKeyProblem.damaged(path: path)) { try SealingKey.read(self.path) }
  }

  @Test("a key that others may use is refused with its mode and the way out")
  func rights() throws {
    _ = try SealingKey.readOrMake(path)
    for rights: UInt32 in [0o640, 0o604, 0o620, 0o666] {
      chmod(path, rights)
      let problem = SealingKeyProblem.shared(path: path, rights: rights)
      #expect(throws: problem) { try SealingKey.readOrMake(self.path) }
      #expect(problem.description.contains("chmod 600 \(path)"))
    }
    chmod(path, 0o400)
    #expect(throws: Never.self) { try SealingKey.readOrMake(self.path) }
  }

  @Test("a key that cannot be written is said with its path")
  func unwritable() throws {
    let path = directory + "/none/a.key"
    let problem = FileProblem.noDirectory(path: path, cause: "No such file or directory")
    #expect(throws: SealingKeyProblem.unwritable(problem)) { try SealingKey.readOrMake(path) }
  }

  @Test("every problem says the path and what to do")
  func descriptions() {
    let problems: [SealingKeyProblem] = [
      .missing(path: "/a.key"), .damaged(path: "/a.key"), .shared(path: "/a.key", rights: 0o644),
      .foreign(path: "/a.key"), .unreadable(path: "/a.key", cause: "Input/output error"),
      .unwritable(.full(path: "/a.key")),
    ]
    for problem in problems {
      #expect(problem.description.contains("/a.key") && problem.description.hasSuffix("."))
      #expect(problem.description.contains(": "))
    }
  }
}
