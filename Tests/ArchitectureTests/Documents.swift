import Foundation

/// What a page of `docs/requirements` asks for.
struct Requirement {
  var id: String
  /// Below `docs`.
  var page: String
  /// File without its folder, and the test's sentence or name.
  var tests: [(file: String, sentence: String)] = []
  /// Whether it says why no test holds it.
  var isLeftUntested = false
}

/// The pages below `docs`, read once.
struct Documents {
  /// The headings of each page and what else they are cited as, in lower case.
  private var headings: [String: [String]] = [:]
  private(set) var requirements: [Requirement] = []
  /// The words below "Without a test" of each page that ends with such a list.
  private(set) var listed: [String: Set<String>] = [:]

  init() {
    for file in SourceFile.all(in: "docs", endings: ["md"]) {
      let page = String(file.path.dropFirst("docs/".count))
      headings[page] = file.lines.flatMap(Self.headings)
      if page.hasPrefix("requirements/") { read(file.lines, of: page) }
    }
  }

  /// Whether a heading of `page` begins with `heading`, or the other way round: a citation may go on
  /// with what it says of the place. Numbers have to be whole.
  func has(_ heading: String, in page: String) -> Bool {
    headings[page, default: []].contains { known in
      Self.begins(known, with: heading) || Self.begins(heading, with: known)
    }
  }

  private static func begins(_ text: String, with start: String) -> Bool {
    guard text.hasPrefix(start), !start.isEmpty else { return false }
    guard let next = text.dropFirst(start.count).first else { return true }
    return !next.isLetter && !next.isNumber && next != "."
  }

  /// Of "## §05 The loop" the whole; of "*also: a; b*" each.
  private static func headings(of line: String) -> [String] {
    if line.hasPrefix("*also: ") {
      return line.dropFirst(7).split(separator: ";").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " *")).lowercased()
      }
    }
    guard line.hasPrefix("#") else { return [] }
    return [line.drop { $0 == "#" || $0 == " " }.lowercased()]
  }

  /// Requirements begin with "- **id**" or, for resolutions and early maths, with their heading; the lines
  /// below them that begin with "  - " name tests.
  private mutating func read(_ lines: [String], of page: String) {
    for line in lines {
      if let match = line.firstMatch(of: /^- \*\*([\w.-]+)\*\*/) {
        requirements.append(Requirement(id: String(match.1), page: page))
      } else if line.contains(/^### (?:Resolution \d+|[FKR]\d+|AC\d+)$/) {
        requirements.append(Requirement(id: String(line.dropFirst(4)), page: page))
      } else if line.hasPrefix("  - not tested: "), !requirements.isEmpty {
        requirements[requirements.count - 1].isLeftUntested = true
      } else if let match = line.firstMatch(of: /^  - `([^`]+)`: `?(.+?)`?$/), !requirements.isEmpty
      {
        requirements[requirements.count - 1].tests.append((String(match.1), String(match.2)))
      } else if line == "## Without a test" {
        listed[page] = []
      } else if listed[page] != nil {
        listed[page]?.formUnion(line.matches(of: /[\w-]+(?:\.\w+)*/).map { String($0.output) })
      }
    }
  }
}

/// The sentences and names of all tests, by file.
struct TestSentences {
  private var texts: [String: [String]] = [:]

  init() {
    for file in SourceFile.all(in: "Tests", endings: ["swift", "py", "js", "mjs"])
      + SourceFile.all(in: "Sources/Page", endings: ["js", "mjs"])
    {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let text = file.lines.joined(separator: "\n").replacing("\\\"", with: "\"")
      texts[name.replacing(/\.swift$/, with: ""), default: []].append(text)
    }
  }

  func has(_ sentence: String, in file: String) -> Bool {
    texts[file, default: []].contains { $0.contains(sentence) }
  }

  /// Where the sentence is, if it is anywhere.
  func advice(for sentence: String, in file: String) -> String {
    let others = texts.keys.filter { has(sentence, in: $0) }.sorted()
    return "\(file) has no test \"\(sentence)\"; "
      + (others.isEmpty ? "no other file has it" : "\(others) has it")
  }
}
