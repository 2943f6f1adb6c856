import Foundation
import Testing

/// The documents are in the tree: what the code cites is there, and what is required is tested.
@Suite struct CitationTests {
  static let documents = Documents()
  static let tests = TestSentences()

  /// Every file that may cite a document.
  static let citing = ["Sources", "Benchmarks", "Tests", ".ci"].flatMap {
    SourceFile.all(in: $0, endings: ["swift", "py", "js", "css", "html", "json", "h", ""])
  }.filter { !$0.path.hasPrefix("Tests/Fuzz/corpus") && !$0.path.contains("/ArchitectureTests/") }

  @Test("every citation leads to a heading")
  func citationsLeadSomewhere() {
    var count = 0
    for file in Self.citing {
      for citation in Citations(in: file) {
        count += 1
        #expect(
          Self.documents.has(citation.heading, in: citation.page),
          "\(file.path) cites \(citation.text), which docs/\(citation.page) does not have")
      }
    }
    #expect(count > 200)
  }

  @Test("nothing cites an issue: its number means nothing in the tree")
  func noIssueIsCited() {
    for file in Self.citing {
      for match in file.lines.joined(separator: "\n").matches(of: /\b[Ii]ssue (?:\d+|text)\b/) {
        Issue.record("\(file.path) cites \(match.output)")
      }
    }
  }

  @Test("every requirement names its tests, and they exist")
  func requirementsAreTested() {
    let requirements = Self.documents.requirements
    #expect(requirements.count >= 350)
    #expect(Set(requirements.map(\.id)).count == requirements.count)
    for requirement in requirements {
      #expect(
        !requirement.tests.isEmpty || requirement.isLeftUntested,
        "\(requirement.id) names no test and no reason")
      for (file, sentence) in requirement.tests {
        #expect(
          Self.tests.has(sentence, in: file),
          "\(requirement.id): \(Self.tests.advice(for: sentence, in: file))")
      }
    }
  }

  @Test("a page of requirements ends with those that have no test")
  func untestedAreListed() {
    #expect(Self.documents.listed.count == 4)
    for requirement in Self.documents.requirements {
      guard let listed = Self.documents.listed[requirement.page] else { continue }
      #expect(
        listed.contains(requirement.id) == requirement.isLeftUntested,
        "\(requirement.page), at its end: \(requirement.id)")
    }
  }

  @Test(
    "no number of early maths is left out",
    arguments: [("F", 31), ("K", 36), ("R", 35), ("AC", 17)])
  func mathsIsWhole(kind: String, count: Int) {
    let ids = Set(Self.documents.requirements.map(\.id))
    for number in 1...count { #expect(ids.contains("\(kind)\(number)"), "\(kind)\(number)") }
  }

  @Test("every acceptance criterion of early maths is held by a test")
  func mathsIsAccepted() {
    let criteria = Self.documents.requirements.filter {
      $0.page == "requirements/learning.md" && $0.id.hasPrefix("AC")
    }
    #expect(criteria.count == 17)
    for criterion in criteria { #expect(!criterion.tests.isEmpty, "\(criterion.id)") }
  }

  @Test("every link of the documents leads to a file of the tree, and its anchor to a heading")
  func linksLeadSomewhere() {
    let links = DocumentLink.all
    #expect(links.count > 40)
    for link in links {
      #expect(link.leadsSomewhere, "\(link.page) links to \(link.target)")
    }
  }

  @Test("every target of the program stands in CONTRIBUTING's map of the areas")
  func mapIsWhole() throws {
    let text = try String(
      contentsOf: ImportTable.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let map = text.components(separatedBy: "## The areas").last?.components(separatedBy: "\n## ")
    for target in ImportTable.current.targets where !target.isTest {
      #expect(map?.first?.contains("`\(target.name)`") == true, "\(target.name) is not on it")
    }
  }

  @Test("a citation that leads nowhere is found, in each of its forms")
  func wrongCitationsAreFound() {
    let lines = [
      "/// (document 000 §99)", "/// (M2-099)", "/// (document 001, My Wards)", "/// (D99)",
      "/// (spec README, resolutions 1 and 99)", "/// architecture §3,", "/// §99",
      "/// (reference/espeak-ng.md", "/// §2.99)", "/// requirements, 99", "/// WCAG 2.2 §1.4.6",
      "/// learning F12, F99 and AC18", "/// (learning R34–R36)", "/// (learning K10, §3A, §8)",
      "/// (learning", "/// R99)", "/// learning §3Z, §3D",
      "/// learning §9B", "/// (§4F, AC2, K99)",
    ]
    let found = Citations(in: SourceFile(path: "a.swift", lines: lines))
    let wrong = found.filter { !Self.documents.has($0.heading, in: $0.page) }.map(\.text)
    #expect(
      wrong == [
        "§99", "M2-099", "document 001, My Wards", "D99", "resolution 99", "§99", "§2.99",
        "requirements, 99", "learning F99", "learning AC18", "learning R36", "§8", "learning R99",
        "§3Z", "§9B", "§4F", "learning K99",
      ])
  }
}
