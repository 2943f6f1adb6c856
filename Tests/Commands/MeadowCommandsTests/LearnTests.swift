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

  @Test(
    "what is no fact, no band or no answer is refused with the way out",
    arguments: [
      (["19+5"], 65, "write one such as 6+8"), (["6*8"], 65, "write one such as 6+8"),
      (["--band", "7"], 64, "--band takes 1 to 6, not 7."),
      (["6+8", "--band", "2"], 64, "leave out --band"),
      (["--answer", "3"], 64, "--answer needs the fact"),
      (["6+8", "--answer", "-1"], 64, "--answer"),
    ])
  func refused(words: [String], code: Int, advice: String) async throws {
    let told = try await Program(in: try Home()).run(["learn", "facts"] + words)
    #expect(Int(told.code) == code && told.output == "")
    #expect(told.complaint.lowercased().contains(advice.lowercased()), "\(told.complaint)")
  }
}
