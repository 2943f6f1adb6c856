import MeadowFoundations

/// Places in a row, each of something by its name, or free.
struct KeptRow: Equatable, Sendable {
  /// What stands where; nil is a gap.
  private var places: [String?] = []
  /// In which order a grown-up had those of a group, to tell that they were put in another.
  private var orders: [String: [String]] = [:]

  init() {}

  init?(_ plain: PlainJSON) {
    guard case .object(let kept) = plain, case .list(let places)? = kept["places"] else {
      return nil
    }
    self.places = places.map(Self.name)
    // A Meadow before groups had orders of their own kept one of all: nothing moves for that.
    guard case .object(let orders)? = kept["orders"] else { return }
    self.orders = orders.compactMapValues { order in
      guard case .list(let names) = order else { return nil }
      return names.compactMap(Self.name)
    }
  }

  var plain: PlainJSON {
    .object([
      "places": .list(places.map { $0.map(PlainJSON.text) ?? .null }),
      "orders": .object(orders.mapValues { .list($0.map(PlainJSON.text)) }),
    ])
  }

  private static func name(_ plain: PlainJSON) -> String? {
    guard case .text(let name) = plain else { return nil }
    return name
  }

  /// Calls what stands here by another name, and lets it stand where it is.
  mutating func rename(_ name: (String) -> String) { places = places.map { $0.map(name) } }

  /// The place of `name`, from 0.
  func place(of name: String) -> Int? { places.firstIndex(of: name) }

  /// `names` are there now, those of a group in a grown-up's `orders`. What comes takes the first gap,
  /// what goes leaves one, and those that were put in another order change places among themselves.
  mutating func follow(_ names: [String], orders new: [String: [String]] = [:]) {
    for (group, order) in new { reorder(from: orders[group] ?? [], to: order) }
    if !new.isEmpty { orders = new }
    let there = Set(names)
    for (index, name) in places.enumerated() where name.map(there.contains) == false {
      places[index] = nil
    }
    let placed = Set(places.compactMap(\.self))
    for name in names where !placed.contains(name) { add(name) }
    while places.last == .some(nil) { places.removeLast() }
  }

  private mutating func add(_ name: String) {
    if let gap = places.firstIndex(of: nil) {
      places[gap] = name
    } else {
      places.append(name)
    }
  }

  /// Who is the third of `new` goes where the third of `old` stood, of those that are in both.
  private mutating func reorder(from old: [String], to new: [String]) {
    let (before, after) = (Set(old), Set(new))
    let pairs = zip(old.filter(after.contains), new.filter(before.contains))
    let moves = pairs.filter { $0 != $1 }.compactMap { was, now in
      place(of: was).map { (place: $0, name: now) }
    }
    for (place, name) in moves { places[place] = name }
  }
}
