import Foundation
import MeadowTestSupport
import Testing

/// `meadow replay` tells a recorded session the same way every time, and its sound is what would
/// have been heard (architecture §5, §9). The moments in the expected texts are those of the eSpeak
/// NG that Debian 12 has; another version may say a word in another time.
@Suite(.timeLimit(.minutes(10))) struct ReplayCommandTests {
  static let sessions = [
    "first-words", "interrupted", "quick-taps", "breakfast-tier1", "exchange-tier2",
    "conversation-tier3", "stimming", "set-up", "kindergarten-lesson", "grade-1-lesson",
    "where-to-begin", "facts-practice", "timed-run", "review-again",
  ]
  static let directory = PrivatePulse.repository.appending(path: "samples/sessions")

  private func path(_ session: String) -> String {
    Self.directory.appending(path: "\(session).jsonl").path
  }

  @Test(
    "a session gives the lines kept beside it, the words made now or before", arguments: sessions)
  func lines(session: String) async throws {
    let program = Program(in: try Home())
    for _ in 0..<2 {
      let result = try await program.run("replay", path(session), "--data", "data")
      #expect(result.code == 0)
      #expect(result.complaint == "")
      try Snapshot.expect(
        result.output, is: Self.directory.appending(path: "\(session).expected.txt"))
    }
  }

  @Test("the sound of a session is the same to the last bit", arguments: sessions.prefix(5))
  func sound(session: String) async throws {
    let home = try Home()
    let program = Program(in: home)
    for name in ["a.wav", "b.wav"] {
      #expect(try await program.run("replay", path(session), "--to", name).code == 0)
    }
    let bytes = try home.read("a.wav")
    let again = try home.read("b.wav")
    #expect(difference(bytes.map(Float.init), again.map(Float.init)) == nil)
    #expect(SoundHeader(bytes) == SoundHeader(frames: SoundHeader(bytes)?.frames ?? 0))
  }

  @Test("what is heard is where the lines say it is, and nothing is where they say nothing")
  func placed() async throws {
    let session = try await Session(of: path("first-words"))
    #expect(session.peak(0.0, 0.5) == 0)
    for (start, end) in [(0.5, 1.05), (2.0, 3.07), (4.0, 4.4), (6.0, 6.68), (9.0, 9.56)] {
      #expect(session.peak(start, end) > 1000, "\(start) s to \(end) s is silent")
      #expect(session.peak(start, start + 0.1) > 100, "nothing begins at \(start) s")
    }
    for (start, end) in [(1.05, 2.0), (3.07, 4.0), (5.0, 6.0), (6.68, 9.0)] {
      #expect(session.peak(start, end) == 0, "something sounds from \(start) s to \(end) s")
    }
  }

  @Test("an interruption is over within the fade, and a stop is silence")
  func interrupted() async throws {
    let session = try await Session(of: path("interrupted"))
    #expect(session.peak(3.5, 3.6) > 100)
    #expect(session.peak(3.605, session.seconds) == 0)
    // The chime yields to the word: nothing of it is left under the word's own samples.
    let word = try await Session(saying: "more")
    let start = Int(2.1 * 48_000)
    let heard = session.samples[(start + 480)..<(start + word.samples.count)]
    #expect(difference(heard.map(Float.init), word.samples.dropFirst(480).map(Float.init)) == nil)
  }

  @Test("of ten taps in two seconds all ten begin and the last is heard whole")
  func quickTaps() async throws {
    let session = try await Session(of: path("quick-taps"))
    #expect(session.lines.filter { $0.contains("started") }.count == 10)
    #expect(session.lines.filter { $0.contains("interrupted") }.count == 9)
    let word = try await Session(saying: "mine")
    let start = Int(1.9 * 48_000)
    // The word before it fades out under its first 5 ms.
    let heard = session.samples[(start + 480)..<(start + word.samples.count)]
    #expect(difference(heard.map(Float.init), word.samples.dropFirst(480).map(Float.init)) == nil)
  }

  static let brokenTexts: [(text: String, complaint: String)] = [
    (
      "{\"at\":0.1,\"stop\":true}\n{\"at\":0.2,\"tap\":{\"wrod\":\"go\"}}\n",
      "line 2: it is no recorded"
    ),
    ("\n\n{\"at\":0.1,\n", "line 3: it is no recorded"),
    ("{\"at\":0.1,\"stop\":false}\n", "line 1: it is no recorded"),
    ("{\"at\":-1,\"stop\":true}\n", "line 1: \"at\" is -1.0."),
    ("\u{FEFF}\u{0}", "line 1: it is no recorded"),
    (
      "{\"at\":0.1,\"tap\":{\"word\":\"more\"}}\n{\"at\":0.2,\"tap\":{\"word\":\"unicorn\"}}\n",
      "the input at 0.2 s, word: \"unicorn\" is not on the board."
    ),
  ]

  @Test("a broken session ends with 65 and names the place", arguments: brokenTexts)
  func broken(text: String, complaint: String) async throws {
    let home = try Home()
    try home.write(text, as: "session.jsonl")
    let result = try await Program(in: home).run("replay", "session.jsonl", "--to", "x.wav")
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.complaint.hasPrefix("Error: session.jsonl, \(complaint)"))
    #expect(result.complaint.filter { $0 == "\n" }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: home.file("x.wav")))
  }

  /// What a replay left.
  struct Session {
    var lines: [String]
    var samples: [Int16]
    var seconds: Double { Double(samples.count) / 48_000 }

    init(of path: String) async throws { try await self.init(["replay", path]) }
    init(saying text: String) async throws { try await self.init(["say", text]) }

    private init(_ arguments: [String]) async throws {
      let home = try Home()
      let result = try await Program(in: home).run(arguments + ["--to", "x.wav"])
      #expect(result.code == 0)
      lines = result.output.split(separator: "\n").map(String.init)
      samples = SoundHeader.samples(ofWAV: try home.read("x.wav"))
    }

    /// The loudest sample between two moments.
    func peak(_ start: Double, _ end: Double) -> Int {
      let range = Int(start * 48_000)..<min(Int(end * 48_000), samples.count)
      return samples[range].map { abs(Int($0)) }.max() ?? 0
    }
  }
}
