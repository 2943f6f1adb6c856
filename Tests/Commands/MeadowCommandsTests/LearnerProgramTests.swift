import Foundation
import MeadowTestSupport
import Testing

/// A program of somebody's own plays the child: what it is asked, what becomes of it, and what it is
/// told when it does not keep to the lines (learning §5).
@Suite(.timeLimit(.minutes(10))) struct LearnerProgramTests {
  /// The sample that a stranger starts from.
  static let sample = PrivatePulse.repository.appending(path: "samples/learners/forgetful.py").path

  /// Whether Python is here; where everything is tested it has to be.
  static let hasPython: Bool = {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let isThere = paths.contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
    if !isThere {
      print("SKIPPED: the sample learner of samples/learners; python3 is not installed")
    }
    return isThere || ProcessInfo.processInfo.environment["CI"] != nil
  }()

  /// Answers every fact right, in the shell and its calculator alone.
  static let counting = """
    while read -r line; do fact=${line#*fact\\":\\"}; fact=${fact%%\\"*}; \
    echo "{\\"answer\\":$(($fact)),\\"milliseconds\\":1500}"; done
    """

  private func simulate(_ words: String...) async throws -> Program.Result {
    try await Program(in: try Home()).run(["learn", "simulate"] + words)
  }

  @Test(
    "the sample learner plays facts and lessons, the same for the same seed",
    .enabled(if: LearnerProgramTests.hasPython))
  func sample() async throws {
    let words = ["learn", "simulate", "--days", "21", "--skills", "--learner"]
    let program = Program(in: try Home())
    let told = try await program.run(words + ["python3 '\(Self.sample)'"])
    #expect(told.code == 0 && told.complaint == "", "\(told.complaint)")
    #expect(told.output.hasPrefix("facts chosen by Meadow, 21 days, seed 1\nweek  sessions  asked"))
    #expect(told.output.contains("\nlessons\nweek  sessions  answers"))
    #expect(told.output.contains("\nKS1 ") && told.output.contains("  learning"))
    #expect(told.output.split(separator: "\n").count { $0.hasPrefix("all ") } == 2)
    let again = try await program.run(words + ["python3 '\(Self.sample)' 1"])
    #expect(again.output == told.output)
    let other = try await program.run(words + ["python3 '\(Self.sample)' 2"])
    #expect(other.code == 0 && other.output != told.output)
  }

  @Test("a line of shell is a learner, too, and each day can be told")
  func shell() async throws {
    let told = try await simulate(
      "--learner", Self.counting, "--days", "9", "--by", "day", "--policy", "leitner")
    #expect(told.code == 0 && told.complaint == "", "\(told.complaint)")
    #expect(told.output.hasPrefix("facts chosen by Leitner, 9 days, seed 1\nday  sessions"))
    let lines = told.output.split(separator: "\n")
    #expect(lines.count == 13, "a title, a header, nine days, all, the bands")
    #expect(lines[11].hasPrefix("all ") && lines[11].contains(" 100% "))
  }

  @Test("what it writes to its standard error is seen")
  func standardError() async throws {
    let told = try await simulate("--learner", "echo hello >&2; \(Self.counting)", "--days", "1")
    #expect(told.code == 0 && told.complaint == "hello\n")
  }

  @Test(
    "a program that does not keep to the lines is told which, what was read and what was expected",
    arguments: [
      ("exit 3", 69, "line 1: the program ended with exit code 3 before it was there"),
      ("no-such-program-here", 69, "line 1: the program ended with exit code 127"),
      ("kill -9 $$", 69, "line 1: the program was ended by signal 9"),
      ("exec >&-; cat > /dev/null", 69, "line 1: the program closed its output"),
      ("read -r x; printf '{\"ans'", 69, "read:     {\"ans"),
      ("cat > /dev/null", 69, "line 1: it was not there within 1 s"),
      ("head -n 1 > /dev/null; printf half; cat > /dev/null", 69, "read:     half"),
      ("while read -r x; do echo fourteen; done", 65, "line 1: it is no JSON."),
      ("while read -r x; do echo; done", 65, "line 1: it is no JSON."),
      ("while read -r x; do echo 7; done", 65, "line 1: line: 7 is a number."),
      ("while read -r x; do echo '{\"answer\":1}'; done", 65, "milliseconds: it is missing"),
      (
        "while read -r x; do echo '{\"answer\":\"8\",\"milliseconds\":1}'; done", 65,
        "answer: \"8\" is a string, and a fact is answered by a whole number"
      ),
      (
        "while read -r x; do echo '{\"answer\":1,\"milliseconds\":1,\"fact\":\"20-20\"}'; done", 65,
        "fact: \"20-20\" was not asked. Answer \""
      ),
      ("while read -r x; do printf '\\377\\n'; done", 65, "line 1: it is no UTF-8"),
      ("yes", 65, "more than one line was written"),
      (
        "read -r x; head -c 100000 /dev/zero | tr '\\000' x; cat", 65,
        "it is longer than 65536 bytes"
      ),
      (
        "read -r x; echo '{\"answer\":1,\"milliseconds\":1}'; read -r x; exit 0", 69,
        "line 2: the program ended with exit code 0"
      ),
    ])
  func refused(learner: String, code: Int, words: String) async throws {
    let told = try await simulate("--learner", learner, "--timeout", "1")
    #expect(Int(told.code) == code && told.output == "", "\(told.code) \(told.complaint)")
    #expect(told.complaint.contains(words), "\(told.complaint)")
    #expect(told.complaint.contains("Error: the learner's line "))
    #expect(told.complaint.contains("\n  asked:    {"))
    #expect(told.complaint.contains("\n  expected: {\"answer\":14,\"milliseconds\":1830"))
  }

  @Test("a program that does not end with its input is ended, with whatever it started")
  func stubborn() async throws {
    let home = try Home()
    let learner = """
      trap '' TERM HUP INT; tail -f /dev/null & echo $! > child; echo $$ > parent
      \(Self.counting); exec tail -f /dev/null
      """
    let told = try await Program(in: home).run(
      ["learn", "simulate", "--days", "1", "--learner", learner])
    #expect(told.code == 0, "\(told.complaint)")
    for name in ["parent", "child"] {
      let text = String(decoding: try home.read(name), as: UTF8.self)
      let number = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(!Self.isAlive(number), "\(name)")
    }
  }

  @Test("whatever ends Meadow ends the program", arguments: [SIGKILL, SIGINT, SIGTERM])
  func orphan(signal: Int32) async throws {
    let program = Program(in: try Home())
    let process = try program.process(
      try Program.url(),
      [
        "learn", "simulate", "--timeout", "600", "--learner",
        "trap '' TERM HUP INT; echo ready >&2; exec tail -f /dev/null",
      ])
    // Meadow and its learner hold the other end: it is at its end when both are gone.
    let said = Pipe()
    process.standardError = said
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let first = said.fileHandleForReading.availableData
    #expect(String(decoding: first, as: UTF8.self) == "ready\n")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(said.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test(
    "options that do not go together are refused with the way out",
    arguments: [
      (["--days", "5"], "--days is for a program of your own: name it by --learner."),
      (["--by", "day"], "--by is for a program of your own"),
      (["--timeout", "5"], "--timeout is for a program of your own"),
      (["--learner", "cat", "--timeout", "0"], "--timeout takes 1 to 3600, not 0."),
      (["--learner", "cat", "--days", "401"], "--days takes 1 to 400, not 401."),
      (["--learner", " "], "--learner needs a program"),
      (["--learner", "cat", "--svg", "plots"], "--svg is for simulated learners"),
      (["--learner", "cat", "--memory", "act-r"], "--memory is for simulated learners"),
      (["--skills", "--learners", "5"], "--skills has learners and rules of its own"),
      (
        ["--learner", "cat", "--policy", "oracle"],
        "--policy oracle looks into the learner's memory"
      ),
    ])
  func together(words: [String], advice: String) async throws {
    let told = try await Program(in: try Home()).run(["learn", "simulate"] + words)
    #expect(told.code == 64 && told.output == "")
    #expect(told.complaint.contains(advice), "\(told.complaint)")
  }

  /// Whether the process is there and is no mere entry of one that has ended.
  private static func isAlive(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return text.split(separator: ")").last?.split(separator: " ").first != "Z"
  }
}
