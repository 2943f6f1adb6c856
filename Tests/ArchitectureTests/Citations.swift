import Foundation

/// A place of a document that a file cites.
struct Citation {
  /// The page below `docs`.
  var page: String
  /// How its heading begins, in lower case.
  var heading: String
  /// As it is written.
  var text: String
}

/// The citations of one file, in their order.
struct Citations: Sequence {
  private var found: [Citation] = []
  /// The page that a "§" alone speaks of: the one named last, or the file's first.
  private var page: String?

  init(in file: SourceFile) {
    let text = Self.joined(file.lines)
    page = text.firstMatch(of: Self.naming).flatMap { Self.page(of: String($0.output)) }
    for match in text.matches(of: Self.any) { take(String(match.output), of: file.path) }
  }

  func makeIterator() -> IndexingIterator<[Citation]> { found.makeIterator() }

  /// Parts of words without which a line cites nothing; they spare most lines the search.
  private static let marks = [
    "ocument", "rchitecture", "esolution", "equirements", "README", "§", ".md", "M1-", "M2-", "M3",
    "D1", "D2", "D3", "D9", "earning",
  ].map { Array($0.utf8) }

  /// The lines that may cite something, with their neighbours, as one text without comments' marks.
  private static func joined(_ lines: [String]) -> String {
    var kept = IndexSet()
    for (index, line) in lines.enumerated() where marks.contains(where: { Self.has(line, $0) }) {
      kept.insert(integersIn: Swift.max(0, index - 1)...Swift.min(lines.count - 1, index + 1))
    }
    return kept.map { String(lines[$0].trimmingPrefix(/\s*(?:\/\/+|\*|#)?\s*/)) }
      .joined(separator: " ").replacing(/\s+/, with: " ")
  }

  private static func has(_ line: String, _ mark: [UInt8]) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      guard let first = mark.first, bytes.count >= mark.count else { return false }
      return (0...bytes.count - mark.count).contains { start in
        bytes[start] == first && bytes[start..<start + mark.count].elementsEqual(mark)
      }
    }
  }

  /// The pages that a "§" behind their name belongs to.
  private static let pages = [
    "document 000", #"\b000(?= §)"#, #"architecture(?= §|, section \d)"#,
    #"(?:espeak-ng|pulseaudio|child-speech|aac-formats|aac-users|speech-systems)(?:\.md|(?= §))"#,
    #"\blearning(?:\.md|(?= §))"#,
  ]

  /// All that is a citation, or the name of somebody else's document.
  private static let forms =
    pages + [
      #"document 001(?:, ?| (?="))[^).;:]*"#,
      #"§\d(?:[A-Z]\b)?[\d.]*(?:, (?:[FKR]|AC)\d+)*"#, #", section \d+"#,
      #"\blearning (?:[FKR]|AC)\d+(?:(?:–|, | and |, and )(?:[FKR]|AC)\d+|–\d+)*"#,
      #"\bM\d-\d{3}\b"#, #"\bM3\b"#, #"\bD\d\d\b"#,
      #"(?:resolutions?|spec README) \d+(?:(?:, | and | to |–|, and )\d+)*"#,
      #"requirements,? (?:items? )?(?:\d+(?:(?:, | and |–)\d+)*|"?[A-Z][a-z]+[\w' ]*)"#,
      #"\b(?:WCAG|PLS|HTML|RFC|Vorbis|EBU)\b"#,
    ]

  nonisolated(unsafe) private static let naming = regex(pages)
  nonisolated(unsafe) private static let any = regex(forms)

  private static func regex(_ forms: [String]) -> Regex<Substring> {
    do {
      return try Regex("(?i)" + forms.joined(separator: "|"), as: Substring.self)
    } catch {
      fatalError("\(error)")
    }
  }

  private static func page(of name: String) -> String? {
    let name = name.lowercased()
    if name.hasSuffix("000") { return "requirements/000.md" }
    if name.hasPrefix("architecture") { return "architecture.md" }
    let stem = name.prefix { $0.isLetter || $0 == "-" }
    let isReference = stem.contains("-") || stem == "pulseaudio" || stem == "learning"
    return isReference ? "reference/\(stem).md" : nil
  }

  private mutating func take(_ text: String, of path: String) {
    let isCode = path.hasSuffix(".swift") || path.hasSuffix(".py") || path.hasSuffix(".js")
    let numbers = Self.numbers(in: text)
    if text.hasPrefix("§") {
      let parts = text.split(separator: ",", maxSplits: 1)
      let number = parts[0].dropFirst().trimmingSuffix(".")
      // Chapters of document 000 have two digits, and no other page has those.
      let isChapter = number.count == 2 && number.allSatisfy(\.isNumber)
      // Letters stand in the sections of early maths, and in no other page's.
      let isOfMaths = number.contains(where: \.isLetter)
      let place =
        isChapter ? "requirements/000.md" : isOfMaths ? "reference/learning.md" : page
      if let place {
        add(place, place.hasPrefix("reference") ? number : "§" + number, String(parts[0]))
      }
      if parts.count == 2 { maths(parts[1]) }
    } else if text.hasPrefix(", section") {
      numbers.forEach { add("architecture.md", "§\($0)", text) }
    } else if text.hasPrefix("M") && text.contains(/^M[\d]/) {
      if isCode { add("requirements/000.md", text, text) }
    } else if text.contains(/^D\d\d$/) {
      if isCode { add("requirements/001.md", text, text) }
    } else if text.lowercased().hasPrefix("document 001") {
      section(of: text)
    } else if text.lowercased().hasPrefix("resolution") || text.hasPrefix("spec README") {
      for number in numbers {
        add("requirements/README.md", "resolution \(number)", "resolution \(number)")
      }
    } else if text.lowercased().hasPrefix("learning ") {
      maths(text)
    } else if text.lowercased().hasPrefix("requirements") {
      numbers.forEach { add("requirements/meadow.md", "\($0)", "requirements, \($0)") }
      if numbers.isEmpty {
        let name = text.split(separator: " ").dropFirst().joined(separator: " ")
        add("requirements/meadow.md", name.trimming("\""), text)
      }
    } else if !text.contains(/^[md]\d/) {
      page = Self.page(of: text)
    }
  }

  /// "document 001, My Words": words that go on with a sentence are no section.
  private mutating func section(of text: String) {
    let name = text.dropFirst("document 001".count).drop { ", ".contains($0) }
    let first = name.prefix { $0.isLetter || $0.isNumber }
    if name.isEmpty || ["and", "each", "flat", "word", "document"].contains(first) { return }
    if first.contains(/^D\d\d$/) {
      name.matches(of: /D\d\d/).forEach { add("requirements/001.md", "\($0.output)", text) }
    } else {
      add("requirements/001.md", name.trimming("\""), text)
    }
  }

  /// "learning R1, R2 and AC1", "learning R9–R15"; a "§" behind it is of the same field.
  private mutating func maths(_ text: some StringProtocol) {
    for match in text.uppercased().matches(of: /([FKR]|AC)(\d+)(?:–(?:[FKR]|AC)?(\d+))?/) {
      let first = Int(match.2) ?? 0
      for number in first...Swift.max(first, match.3.flatMap { Int($0) } ?? first) {
        add("requirements/learning.md", "\(match.1)\(number)", "learning \(match.1)\(number)")
      }
    }
    page = "reference/learning.md"
  }

  private mutating func add(_ page: String, _ heading: some StringProtocol, _ text: String) {
    found.append(Citation(page: page, heading: heading.lowercased(), text: text))
  }

  /// "1, 3 and 5", "3–7".
  private static func numbers(in text: String) -> [Int] {
    let numbers = text.matches(of: /\d+/).compactMap { Int($0.output) }
    guard text.contains("–") || text.contains(" to "), numbers.count == 2 else { return numbers }
    return Array(numbers[0]...Swift.max(numbers[0], numbers[1]))
  }
}

extension StringProtocol {
  /// Without `character` at both ends, and without what follows the first of them inside.
  fileprivate func trimming(_ character: Character) -> String {
    let rest = drop { $0 == character }
    return String(rest.prefix { $0 != character })
  }

  fileprivate func trimmingSuffix(_ character: Character) -> String {
    hasSuffix(String(character)) ? String(dropLast()) : String(self)
  }
}
