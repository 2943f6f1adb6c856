import Testing

/// `meadow check` says what is wrong with a content file and where (architecture §9).
@Suite(.timeLimit(.minutes(10))) struct CheckTests {
  @Test("the vocabulary that comes with Meadow is good")
  func bundled() async throws {
    let result = try await Program(in: try Home()).run("check")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "meadow-vocabulary.json: good, 88 core words, 518 words in 5 scenes, "))
    #expect(result.complaint == "")
  }

  @Test("each broken file is named once on its line, and the exit code is 65")
  func broken() async throws {
    let home = try Home()
    try home.write("{", as: "cut.json")
    try home.write("{}", as: "bare.json")
    let result = try await Program(in: home).run("check", "cut.json", "bare.json", "none.json")
    #expect(result.code == 65)
    #expect(
      result.output == """
        cut.json: this is not JSON, it ends too early. Look there for a missing comma, quote or bracket.
        bare.json: schema: "schema" is missing
        none.json: cannot be read: there is no such file, or it may not be opened

        """)
    #expect(result.complaint == "Error: 3 problems\n")
  }
}
