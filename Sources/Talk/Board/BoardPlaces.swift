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

  /// Gives what is new on `board` a place and frees those of what is gone.
  mutating func follow(_ board: BoardViews) {
    for groups in BoardViews.groupsThatStandTogether {
      follow(board.ownWords(of: groups).map { String($0.id) }, as: Self.name(of: groups))
    }
    follow(board.pinned.map(\.name), as: Self.pinned)
  }

  private mutating func follow(_ names: [String], as row: String) {
    guard !names.isEmpty || rows[row] != nil else { return }
    rows[row, default: KeptRow()].follow(names)
  }

  private static func name(of groups: [MyWordGroup]) -> String {
    groups.map(\.rawValue).joined(separator: "+")
  }
}

/// Places in a row, each of something by its name, or free.
struct KeptRow: Equatable, Sendable {
  /// What stands where; nil is a gap.
  private var places: [String?] = []
  /// In which order a grown-up had them, to tell that they were put in another.
  private var order: [String] = []

  init() {}

  init?(_ plain: PlainJSON) {
    guard case .object(let kept) = plain, case .list(let places)? = kept["places"],
      case .list(let order)? = kept["order"]
    else { return nil }
    self.places = places.map(Self.name)
    self.order = order.compactMap(Self.name)
  }

  var plain: PlainJSON {
    .object([
      "places": .list(places.map { $0.map(PlainJSON.text) ?? .null }),
      "order": .list(order.map(PlainJSON.text)),
    ])
  }

  private static func name(_ plain: PlainJSON) -> String? {
    guard case .text(let name) = plain else { return nil }
    return name
  }

  /// The place of `name`, from 0.
  func place(of name: String) -> Int? { places.firstIndex(of: name) }

  /// `names` are there now, in a grown-up's order. Who puts them in another order wants them to
  /// move; else what comes takes the first gap, and all others stay.
  mutating func follow(_ names: [String]) {
    let (there, before) = (Set(names), Set(order))
    if order.filter(there.contains) != names.filter(before.contains) {
      places = names
    } else {
      for (index, name) in places.enumerated() where name.map(there.contains) == false {
        places[index] = nil
      }
      let placed = Set(places.compactMap(\.self))
      for name in names where !placed.contains(name) {
        if let gap = places.firstIndex(of: nil) {
          places[gap] = name
        } else {
          places.append(name)
        }
      }
      while places.last == .some(nil) { places.removeLast() }
    }
    order = names
  }
}
