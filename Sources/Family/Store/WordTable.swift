import GRDB
import MeadowFoundations

/// The table of words, row by row.
enum WordTable {
  /// All words, by group and place, and the next free number.
  static func read(_ database: Database) throws -> FamilyWords {
    let rows = try Row.fetchAll(database, sql: "SELECT * FROM word ORDER BY position, id")
    let last = try Int.fetchOne(
      database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'word'")
    let words = rows.compactMap(word)
    let grouped = MyWordGroup.allCases.flatMap { group in
      words.filter { $0.content.group == group }
    }
    return FamilyWords(words: grouped, nextID: (last ?? 0) + 1)
  }

  /// The recordings that words name, also those of a group that this version does not know; nil before
  /// the first word.
  static func recordings(_ database: Database) throws -> Set<RecordingID>? {
    let last = try Int.fetchOne(
      database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'word'")
    guard last != nil else { return nil }
    let names = try String.fetchAll(
      database, sql: "SELECT recording FROM word WHERE recording IS NOT NULL")
    return Set(names.compactMap { RecordingID($0) })
  }

  /// Makes the table hold `new` where it held `old`; rows that are equal are not touched.
  static func change(_ database: Database, from old: [MyWord], to new: [MyWord]) throws {
    let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.map(\.id))
    for word in old where !after.contains(word.id) {
      try database.cachedStatement(sql: "DELETE FROM word WHERE id = ?")
        .execute(arguments: [word.id])
    }
    for word in new where before[word.id] != word {
      try database.cachedStatement(sql: before[word.id] == nil ? insertion : update)
        .execute(arguments: arguments(word))
    }
  }

  private static let insertion = """
    INSERT INTO word ("group", position, text, spoken, hint, phonemes, recording, emoji, photo,
      isFavorite, owner, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  private static let update = """
    UPDATE word SET "group" = ?, position = ?, text = ?, spoken = ?, hint = ?, phonemes = ?,
      recording = ?, emoji = ?, photo = ?, isFavorite = ?, owner = ? WHERE id = ?
    """

  private static func arguments(_ word: MyWord) -> StatementArguments {
    let content = word.content
    return [
      content.group.rawValue, word.position, content.text, content.spoken, content.hint,
      content.phonemes, content.recording?.name, content.emoji, content.photo?.name,
      content.isFavorite, number(of: content.owner), word.id,
    ]
  }

  /// The column of an owner.
  private static func number(of owner: WordOwner) -> Int? {
    switch owner {
    case .family: nil
    case .child(let number): number
    }
  }

  /// The word of `row`; nil for a group that this version does not know, whose row stays.
  private static func word(_ row: Row) -> MyWord? {
    guard let group = MyWordGroup(rawValue: row["group"]) else { return nil }
    let content = MyWordContent(
      group: group, text: row["text"], spoken: row["spoken"], hint: row["hint"],
      phonemes: row["phonemes"],
      recording: (row["recording"] as String?).flatMap { RecordingID($0) },
      emoji: row["emoji"], photo: (row["photo"] as String?).flatMap { PhotoID($0) },
      isFavorite: row["isFavorite"],
      owner: (row["owner"] as Int?).map(WordOwner.child) ?? .family)
    return MyWord(id: row["id"], content: content, position: row["position"])
  }
}
