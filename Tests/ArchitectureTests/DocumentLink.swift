import Foundation

/// A relative link of a page of Markdown.
struct DocumentLink {
  /// Where it stands, from the root of the tree.
  var page: String
  var target: String

  /// Those of README, CONTRIBUTING, CHANGELOG and `docs`.
  static let all: [DocumentLink] = pages.flatMap { page in
    page.lines.joined(separator: "\n").matches(of: /\]\((?!https?:)([^)\s]+)\)/).map {
      DocumentLink(page: page.path, target: String($0.1))
    }
  }

  private static let pages =
    SourceFile.all(in: "docs", endings: ["md"])
    + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map {
      SourceFile(path: $0, lines: lines(of: $0))
    }

  /// Whether the file is there, and has the heading that the link names.
  var leadsSomewhere: Bool {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    let path = parts[0].isEmpty ? page : "\(folder)/\(parts[0])"
    let file = ImportTable.root.appending(path: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    guard parts.count == 2 else { return true }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").contains {
      $0.hasPrefix("#") && Self.anchor(of: $0.drop { $0 == "#" || $0 == " " }) == parts[1]
    }
  }

  /// As web pages of repositories name headings: small letters, blanks as hyphens, no punctuation.
  private static func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || character == "-" ? character : nil
      })
  }

  private static func lines(of path: String) -> [String] {
    let text = try? String(contentsOf: ImportTable.root.appending(path: path), encoding: .utf8)
    return (text ?? "").components(separatedBy: "\n")
  }
}
