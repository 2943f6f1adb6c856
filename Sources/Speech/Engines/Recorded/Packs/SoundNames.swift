import LexiconFiles

/// Which file is the sound of which text: by a table where there is one, else by their names.
struct SoundNames {
  /// Texts with their files.
  private(set) var sounds: [(text: String, file: NamedSound)] = []
  /// Files that a table names and that are not there.
  private(set) var unread: [VoiceImport.Unread] = []

  /// The texts of `files`.
  init(_ files: [NamedSound]) {
    let all = files.filter { Self.isSound($0.name) }.sorted { $0.name < $1.name }
    guard let table = files.first(where: { Self.isTable($0.name) }) else {
      sounds = all.map { (Self.text(of: $0.name), $0) }
      return
    }
    read(CSVTable.rows(table.bytes), table.name, all)
  }

  private mutating func read(
    _ rows: [(line: Int, cells: [String])], _ table: String, _ files: [NamedSound]
  ) {
    let header = rows.first?.cells.map { $0.lowercased() } ?? []
    let text = header.firstIndex { ["text", "word", "phrase", "label"].contains($0) }
    let file = header.firstIndex {
      ["file", "filename", "sound", "recording", "audio"].contains($0)
    }
    let hasHeader = text != nil && file != nil
    let places = (text: text ?? 0, file: file ?? 1)
    let byName = Dictionary(files.map { (Self.last($0.name).lowercased(), $0) }) { a, _ in a }
    for row in hasHeader ? rows.dropFirst() : rows[...] {
      guard row.cells.indices.contains(places.text), row.cells.indices.contains(places.file) else {
        unread.append(.init(file: "\(table), line \(row.line)", reason: "a cell is missing"))
        continue
      }
      let (text, name) = (row.cells[places.text], row.cells[places.file])
      guard let file = byName[Self.last(name).lowercased()] else {
        unread.append(.init(file: name, reason: "it is not there"))
        continue
      }
      sounds.append((text, file))
    }
  }

  /// Whether a name is one of a sound file.
  static func isSound(_ name: String) -> Bool {
    let last = last(name).lowercased()
    return !last.hasPrefix(".") && !name.hasPrefix("__MACOSX/")
      && [".wav", ".flac", ".ogg", ".oga"].contains { last.hasSuffix($0) }
  }

  /// Whether a name is one of a table.
  static func isTable(_ name: String) -> Bool {
    let last = last(name).lowercased()
    return !last.hasPrefix(".") && !name.hasPrefix("__MACOSX/") && last.hasSuffix(".csv")
  }

  private static func last(_ name: String) -> String {
    String(name.split(separator: "/").last ?? "")
  }

  /// What a file is called without its ending; what stands for blanks is one.
  private static func text(of name: String) -> String {
    let last = last(name)
    let bare = last.lastIndex(of: ".").map { last[..<$0] } ?? last[...]
    return String(bare.map { $0 == "_" ? " " : $0 }).split(separator: " ").joined(separator: " ")
  }
}
