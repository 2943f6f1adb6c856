import Foundation

/// The table of Package.swift: every target of Meadow's, its folder, and what it may import.
struct ImportTable {
  struct Target {
    var name: String
    var folder: String
    var imports: Set<String>
    var exclude: [String]
    /// Whether its folder is below `Tests`.
    var isTest: Bool { folder.hasPrefix("Tests/") }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// As Package.swift stands.
  static let current: ImportTable = {
    let manifest = root.appending(path: "Package.swift")
    return ImportTable((try? String(contentsOf: manifest, encoding: .utf8)) ?? "")
  }()

  let targets: [Target]
  /// Those that are programs.
  let programs: Set<String>
  /// The C libraries.
  let fences: Set<String>
  /// What comes from other packages, by the name that is imported.
  let products: Set<String>

  /// Reads the lines that begin with `library(`, `program(`, `tests(` and `fence(`; a comment behind a
  /// name says why and is no name.
  init(_ manifest: String) {
    let text = manifest.split(separator: "\n")
      .map { line in line.range(of: " //").map { line[..<$0.lowerBound] } ?? line[...] }
      .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let parts = text.components(separatedBy: "targets: [\n").last ?? ""
    targets = parts.matches(
      of:
        /(?:library|program|tests)\(\s*"(?<name>\w+)",\s*at:\s*"(?<folder>[^"]+)",\s*imports:\s*\[(?<imports>[^\]]*)\](?:,\s*exclude:\s*\[(?<exclude>[^\]]*)\])?/
    ).map {
      Target(
        name: String($0.name), folder: String($0.folder), imports: Set(Self.names($0.imports)),
        exclude: $0.exclude.map(Self.names) ?? [])
    }
    programs = Set(parts.matches(of: /program\(\s*"(\w+)"/).map { String($0.1) })
    fences = Set(parts.matches(of: /fence\(\s*"(\w+)"/).map { String($0.1) })
    products = Set(text.matches(of: /"(\w+)": \.product/).map { String($0.1) })
  }

  /// The target whose folder a file lies in; the deepest where one lies in another's.
  func target(of path: String) -> Target? {
    targets.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
  }

  /// A row of targets each of which may import the next, and the last the first; nil where there is none.
  var circle: [String]? {
    var left = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.imports) })
    while true {
      let free = left.filter { $0.value.allSatisfy { left[$0] == nil } }.keys
      if free.isEmpty { break }
      for name in free { left[name] = nil }
    }
    guard var name = left.keys.min() else { return nil }
    var row: [String] = []
    while !row.contains(name) {
      row.append(name)
      name = left[name]?.filter { left[$0] != nil }.min() ?? name
    }
    return row
  }

  private static func names(_ list: Substring) -> [String] {
    list.matches(of: /"([^"]+)"/).map { String($0.1) }
  }
}
