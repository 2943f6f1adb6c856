import Testing

/// How many files something new touches, counted on an example.
@Suite struct WalkTests {
  /// The names of the files below Sources and Tests that name one of `words`.
  private func files(naming words: [String]) -> [String] {
    ["Sources", "Tests"].flatMap { SourceFile.all(in: $0, endings: ["swift", "yaml"]) }
      .filter { file in
        !file.path.contains("ArchitectureTests/")
          && file.lines.contains { line in words.contains { line.contains($0) } }
      }
      .map(\.path).sorted()
  }

  @Test("an activity is its folder and one line in a table")
  func activity() {
    let folder = "Tests/Runtime/MeadowRuntimeTests/Activities/Counting/"
    let named = files(naming: ["CountingActivity"]).filter { !$0.hasPrefix(folder) }
    #expect(named == ["Tests/Runtime/MeadowRuntimeTests/Activities/TestActivities.swift"])
  }

  @Test("a route is its place in a file of routes and in the description")
  func route() {
    let named = files(naming: ["/v1/companion"]).filter { $0.hasPrefix("Sources/") }
    #expect(
      named == [
        "Sources/Service/Resources/openapi.yaml", "Sources/Service/Routes/ChildRoutes.swift",
      ])
  }
}
