/// The lines with which a page asks for its scripts ahead of their imports. They are read from the
/// scripts themselves, so that no list by hand can differ from what is imported.
///
/// In a page `<!-- modulepreload shell/board.js -->`, alone on its line, stands for all that
/// `shell/board.js` imports, at any depth; `<!-- modulepreload shell/later.js low -->` for that script
/// and what it needs beyond the marks before, at low priority.
struct ModulePreloads {
  /// The bytes of a script by its path within the page's directory; nil where there is none.
  let script: (_ name: String) -> [UInt8]?

  /// `html` with the lines in place of the marks, in the order in which a browser meets the imports.
  func filled(in html: String) -> String {
    var named: Set<String> = []
    return html.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.drop(while: { $0 == " " }).hasPrefix("<!-- modulepreload "),
        case let words = line.split(separator: " "), words.count >= 4
      else { return String(line) }
      let (entry, isLow) = (String(words[2]), words[3] == "low")
      let needs = needs(of: entry, beyond: &named)
      let indent = line.prefix { $0 == " " }
      let priority = isLow ? #" fetchpriority="low""# : ""
      return needs.filter { isLow || $0 != entry }  // else its script tag asks for it
        .map { #"\#(indent)<link rel="modulepreload" href="/page/\#($0)"\#(priority)>"# }
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// `entry` and all it imports, breadth first, without what is `named`; all of it is named then.
  private func needs(of entry: String, beyond named: inout Set<String>) -> [String] {
    var found = named.insert(entry).inserted ? [entry] : []
    var next = 0
    while next < found.count {
      found += imports(of: found[next]).filter { named.insert($0).inserted }
      next += 1
    }
    return found
  }

  /// What a script imports by itself, not when it is asked to: such a line, or its end, begins at the
  /// left edge.
  private func imports(of name: String) -> [String] {
    let lines = (script(name) ?? []).split(separator: UInt8(ascii: "\n"))
    let beginnings = "ie}".utf8  // of import, export, and the last line of either
    return lines.compactMap { line in
      guard let first = line.first, beginnings.contains(first),
        line.suffix(2).elementsEqual("\";".utf8)
      else { return nil }
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\"")
      guard parts.count == 3, parts[0] == "import " || parts[0].hasSuffix(" from ") else {
        return nil
      }
      return path(of: String(parts[1]), in: name)
    }
  }

  /// The path within the page's directory of what `importer` calls `relative`.
  private func path(of relative: String, in importer: String) -> String {
    var folders = importer.split(separator: "/").dropLast()
    for step in relative.split(separator: "/") where step != "." {
      if step == ".." { folders = folders.dropLast() } else { folders.append(step) }
    }
    return folders.joined(separator: "/")
  }
}
