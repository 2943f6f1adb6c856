public import MeadowFoundations

/// Where the words stand whose number changes: the family's own, and those that a heart has pinned.
///
/// Pure; kept between starts. What comes takes a free place, what goes leaves one, and nothing else
/// moves, so that hands which know where a word is find it there.
public struct BoardPlaces: Equatable, Sendable {
  /// The places of what a heart has pinned, in every scene's grid.
  static let pinned = "pinned"

  /// The places by the words that stand together: those of some groups of My Words, or ``pinned``.
  private var rows: [String: KeptRow] = [:]

  /// Nothing has a place yet.
  public init() {}

  /// Places as they were kept; of what cannot be read none.
  public init(_ plain: PlainJSON) {
    guard case .object(let kept) = plain else { return }
    rows = kept.compactMapValues(KeptRow.init)
    // Pinned words were kept by their English before they had ids; the family's own begin with a "#".
    rows[Self.pinned]?.rename { $0.hasPrefix("#") ? $0 : WordID($0).name }
  }

  /// The places as they are kept.
  var plain: PlainJSON { .object(rows.mapValues(\.plain)) }

  /// The place of each of `words` of `groups`, by the word's number; what has none yet stands where it
  /// will once ``follow(_:)`` has heard of it.
  func places(of words: [MyWord], in groups: [MyWordGroup]) -> [Int: Int] {
    var row = rows[Self.name(of: groups)] ?? KeptRow()
    row.follow(words.map { String($0.id) })
    return Dictionary(
      words.compactMap { word in row.place(of: String(word.id)).map { (word.id, $0) } }
    ) { first, _ in first }
  }

  /// The place of each of what a heart has pinned.
  func pins(of names: [String]) -> [String: Int] {
    var row = rows[Self.pinned] ?? KeptRow()
    row.follow(names)
    return Dictionary(
      names.compactMap { name in row.place(of: name).map { (name, $0) } }
    ) { first, _ in first }
  }

  /// Gives what is new on `board` a place and frees those of what is gone. Who puts their own words in
  /// another order wants them to move; a heart's row has no order but its places.
  mutating func follow(_ board: BoardViews) {
    for groups in BoardViews.groupsThatStandTogether {
      let orders = groups.map { group in
        (group.rawValue, board.ownWords(of: [group]).map { String($0.id) })
      }
      follow(
        orders.flatMap(\.1), as: Self.name(of: groups),
        orders: Dictionary(orders) { first, _ in first })
    }
    follow(board.pinned.map(\.name), as: Self.pinned, orders: [:])
  }

  private mutating func follow(_ names: [String], as row: String, orders: [String: [String]]) {
    guard !names.isEmpty || rows[row] != nil else { return }
    rows[row, default: KeptRow()].follow(names, orders: orders)
  }

  private static func name(of groups: [MyWordGroup]) -> String {
    groups.map(\.rawValue).joined(separator: "+")
  }
}
