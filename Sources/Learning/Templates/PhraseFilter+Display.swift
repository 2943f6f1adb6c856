extension PhraseFilter {
  /// `value` as this filter shows it.
  func display(_ value: TemplateValue) -> String? {
    switch self {
    case .word:
      value.int.flatMap { NumberWords.range.contains($0) ? NumberWords.words(for: $0) : nil }
    case .ordinal: value.int.flatMap(Ordinal.init)?.display
    case .money: value.int.flatMap { $0 < 0 ? nil : Self.money($0) }
    case .cents: value.int.flatMap { $0 < 0 ? nil : "\($0)¢" }
    case .clock: Self.time(value)
    case .fraction: Self.fraction(value)
    case .spell, .heard: value.display
    }
  }

  /// What to give it.
  var takes: String {
    switch self {
    case .word: "a number from 0 to 120"
    case .ordinal: "a number from 1 to 20"
    case .money, .cents: "a number of cents"
    case .clock: "[hour, minute]"
    case .fraction: "[1, 2], [1, 4], [3, 4] or another part"
    case .spell, .heard: "a value"
    }
  }

  private static func money(_ cents: Int) -> String {
    let rest = cents % 100
    return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func time(_ value: TemplateValue) -> String? {
    let pair = value.record.map { [$0["h"]?.int, $0["m"]?.int] } ?? value.list?.map(\.int)
    guard let pair, pair.count == 2, let hour = pair[0], let minute = pair[1],
      (1...12).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  private static func fraction(_ value: TemplateValue) -> String? {
    guard let pair = value.list?.map(\.int), pair.count == 2, let part = pair[0],
      let whole = pair[1]
    else { return nil }
    return ["1/2": "½", "1/4": "¼", "3/4": "¾"]["\(part)/\(whole)"] ?? "\(part)/\(whole)"
  }
}
