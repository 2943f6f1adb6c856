import Foundation

/// A Swift file of the tree, read once.
struct SourceFile {
  var path: String
  var lines: [String]

  /// Its name without its folder.
  var name: String { String(path.split(separator: "/").last ?? "") }
  /// What follows its last dot.
  var ending: String { String(name.split(separator: ".").last ?? "") }

  /// The types it declares at its top level that other files see.
  var types: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard !line.hasPrefix(" "), !line.hasPrefix("//"), !words.contains("private"),
        !words.contains("fileprivate"),
        let index = words.firstIndex(where: {
          ["struct", "enum", "class", "actor", "protocol", "typealias"].contains($0)
        }), index <= 3, words.count > index + 1
      else { return nil }
      return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// What it imports, in its order.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let index = words.firstIndex(of: "import"), index <= 1, words.count > index + 1
      else { return nil }
      return words[index + 1]
    }
  }

  /// All of `folder`, a path from the root of the tree.
  static func all(in folder: String, endings: Set<String> = ["swift"]) -> [SourceFile] {
    let base = ImportTable.root
    let files = FileManager.default.enumerator(
      at: base.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }.map {
      let path = $0.pathComponents.dropFirst(base.pathComponents.count).joined(separator: "/")
      let text = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
      return SourceFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }

  /// What Meadow is made of.
  static let sources = all(in: "Sources") + all(in: "Benchmarks")
  static let tests = all(in: "Tests").filter { !$0.path.hasPrefix("Tests/Fuzz/") }
}
