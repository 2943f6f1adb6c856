import Foundation
import Testing

/// What `meadow learn` says of early maths (learning F20, F10, F12).
@Suite(.timeLimit(.minutes(10))) struct LearnTests {
  private func learn(_ words: String...) async throws -> Program.Result {
    try await Program(in: try Home()).run(["learn"] + words)
  }

  @Test("the bank is counted by bands, a line each and one for all")
  func bands() async throws {
    let told = try await learn("facts")
    #expect(told.code == 0 && told.complaint == "")
    let lines = told.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(
      lines.last
        == "   All                 462 facts: 231 sums, 231 differences; 100 of one-digit numbers")
  }

  @Test("a band lists each of its facts with the ways to think of it")
  func band() async throws {
    let lines = try await learn("facts", "--band", "4").output.split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.first == "5+3    The double between")
  }

  @Test("a fact shows its family, four choices with one right, and what its miss is answered with")
  func fact() async throws {
    let told = try await learn("facts", "13-8", "--answer", "21").output
    try Snapshot.expect(told, is: Snapshot.directory.appending(path: "learn-facts-13-8.txt"))
    #expect(told.contains("You added. The sign says −."))
    let kindergarten = try await learn("facts", "8+5", "--kindergarten").output
    #expect(kindergarten.contains("eight and five"))
  }

  @Test("a simulation is a table of eight ways to choose, the same for the same seed")
  func simulate() async throws {
    let words = ["simulate", "--learners", "2", "--deck", "200", "--seed", "3", "--bands"]
    let program = Program(in: try Home())
    let told = try await program.run(["learn"] + words)
    #expect(told.code == 0 && told.complaint == "")
    #expect(
      told.output.hasPrefix("200 facts, half-life memory, typical, 2 learners, 60 days, seed 3"))
    #expect(
      told.output.components(separatedBy: "\nMeadow ").count == 5, "two tables, bands below each")
    #expect(try await program.run(["learn"] + words).output == told.output)
    let one = try await program.run(["learn"] + words + ["--memory", "act-r"]).output
    #expect(one.hasPrefix("200 facts, ACT-R memory") && told.output.hasSuffix(one))
  }

  @Test("plots are written where they are wanted, a file for each way of remembering, and told")
  func plots() async throws {
    let home = try Home()
    let words = ["learn", "simulate", "--learners", "2", "--deck", "200"]
    let told = try await Program(in: home).run(words + ["--svg", "deep/plots"])
    #expect(told.code == 0 && told.complaint == "")
    for memory in ["half-life", "act-r"] {
      let name = "deep/plots/learning-recall-\(memory).svg"
      #expect(told.output.contains("\(name) is written.\n"))
      let svg = String(decoding: try home.read(name), as: UTF8.self)
      #expect(svg.hasPrefix("<svg xmlns=") && svg.components(separatedBy: "<polyline").count == 9)
    }
    try home.write("", as: "file")
    let refused = try await Program(in: home).run(words + ["--svg", "file/plots"])
    #expect(refused.code == 65 && refused.output == "")
    let reason = "file/plots cannot be written: file is no directory. Name a directory of your own"
    #expect(refused.complaint.contains(reason), "\(refused.complaint)")
  }

  @Test("one way of choosing can be asked alone, and how long it took")
  func onePolicy() async throws {
    let told = try await learn(
      "simulate", "--learners", "2", "--memory", "act-r", "--policy", "gated-mix", "--times")
    let lines = told.output.split(separator: "\n")
    #expect(told.code == 0 && lines.count == 4 && lines[2].hasPrefix("mix + gates "))
    #expect(lines[3].hasPrefix("mix + gates ") && lines[3].hasSuffix(" s"))
  }

  @Test("the rules of mastery are compared, two lines for each kind of answer")
  func skills() async throws {
    let lines = try await learn("simulate", "--skills").output.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines.count { $0.contains("two sessions") } == 4)
  }

  @Test(
    "what is no fact, no band or no answer is refused with the way out",
    arguments: [
      (["19+5"], 65, "write one such as 6+8"), (["6*8"], 65, "write one such as 6+8"),
      (["--band", "7"], 64, "--band takes 1 to 6, not 7."),
      (["6+8", "--band", "2"], 64, "leave out --band"),
      (["--answer", "3"], 64, "--answer needs the fact"),
      (["6+8", "--answer", "-1"], 64, "--answer"),
      (["--deck", "100"], 64, "--deck takes 462 or 200, not 100."),
      (["--learners", "0"], 64, "--learners takes 1 to 1000, not 0."),
    ])
  func refused(words: [String], code: Int, advice: String) async throws {
    let isPlan = words.contains("--deck") || words.contains("--learners")
    let told = try await Program(in: try Home()).run(
      ["learn", isPlan ? "simulate" : "facts"] + words)
    #expect(Int(told.code) == code && told.output == "")
    #expect(told.complaint.lowercased().contains(advice.lowercased()), "\(told.complaint)")
  }
}
