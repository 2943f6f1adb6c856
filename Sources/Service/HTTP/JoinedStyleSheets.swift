/// The style sheets of a page as one file: each request costs a first visit some milliseconds before
/// its first touch can be heard, and sixteen small sheets say no more than one.
///
/// In a page `<!-- style sheets as one -->`, alone on its line, joins the sheets that are linked on the
/// lines behind it, in their order. The page keeps naming them in `data-holds`, so that a script that
/// needs one finds that it is there.
struct JoinedStyleSheets {
  /// The mark.
  private static let mark = "<!-- style sheets as one -->"
  private static let link = "<link rel=\"stylesheet\" href=\"/page/"

  /// The page with one link in place of the mark and the links behind it.
  let html: String
  /// The sheets, one behind the other; nil where the page has no mark.
  let sheet: [UInt8]?

  /// Joins the sheets of `html`, to be served as `name` below /page/; `style` has a sheet's bytes by its
  /// path within the page's directory, nil where there is none.
  init(of html: String, as name: String, style: (_ name: String) -> [UInt8]?) {
    var lines = html.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.drop { $0 == " " } == Self.mark }) else {
      (self.html, sheet) = (html, nil)
      return
    }
    let names = lines[(start + 1)...].map(Self.sheetName).prefix { $0 != nil }.compactMap(\.self)
    let holds = names.map { "/page/\($0)" }.joined(separator: " ")
    let indent = lines[start].prefix { $0 == " " }
    let joined = "\(indent)\(Self.link)\(name)\" data-holds=\"\(holds)\">"
    lines.replaceSubrange(start...start + names.count, with: [joined[...]])
    self.html = lines.joined(separator: "\n")
    sheet = names.flatMap { style($0) ?? [] }
  }

  /// The path within the page's directory of the sheet that `line` links, or nil.
  private static func sheetName(in line: Substring) -> String? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix(link), line.hasSuffix(".css\">") else { return nil }
    return String(line.dropFirst(link.count).dropLast("\">".count))
  }
}
