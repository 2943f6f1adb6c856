import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// The examples of docs/templates.md, run as they stand there.
@Suite struct TemplateGuideTests {
  private func guide() throws -> String {
    let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    return try String(
      contentsOf: here.appending(path: "../../../../docs/templates.md").standardized,
      encoding: .utf8)
  }

  /// The indented lines behind `heading`, up to the first that closes a file.
  private func example(behind heading: String) throws -> TemplateFile {
    let text = try #require(try guide().components(separatedBy: "## \(heading)\n").last)
    var lines: [String] = []
    for line in text.split(separator: "\n") where line.hasPrefix("    ") {
      lines.append(String(line))
      if line.hasSuffix("] }") && line.contains("} ]") { break }
    }
    return SampleTemplates.read(lines.joined(separator: "\n"))
  }

  @Test(
    "the examples of the guide are sound",
    arguments: ["From an empty file to a checked template", "Spelling, without code"])
  func examples(heading: String) throws {
    let file = try example(behind: heading)
    let template = try #require(file.templates.first, "\(file.problems)")
    let check = TemplateCheck(template)
    #expect(file.problems.isEmpty && check.isClean, "\(file.problems) \(check)")
  }

  @Test("the mistake of the guide is told in the words of the guide")
  func mistake() throws {
    let ducks = try #require(
      try example(behind: "From an empty file to a checked template").templates.first)
    let found = TemplateCheck(ducks.mutant, seeds: 0..<1).violations.first?.description ?? ""
    let words = try guide().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("*\(found)*"), "\(found)")
  }

  @Test("the guide names every format, field, piece, filter and function")
  func complete() throws {
    let guide = try guide()
    let names =
      ItemFormat.allCases.map(\.rawValue) + Array(TemplateFields.all) + Array(PieceForm.stage.keys)
      + PhraseFilter.allCases.map(\.rawValue) + ItemProperty.allCases.map(\.rawValue)
    for name in names {
      #expect(guide.contains("`\(name)") || guide.contains("| \(name) |"), "\(name)")
    }
    for function in TemplateFunction.allCases {
      let isNamed =
        guide.contains("`\(function.rawValue)(") || guide.contains("`\(function.rawValue)`")
      #expect(isNamed && function.usage.hasPrefix("\(function.rawValue)("), "\(function)")
    }
  }
}
