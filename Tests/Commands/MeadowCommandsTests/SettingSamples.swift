import Foundation
import MeadowFoundations

/// What a walk over all settings tries: derived from what each entry says of itself.
extension SettingForm {
  /// Values at both edges: the least and the most, the first and the last.
  var edges: [PlainJSON] {
    switch self {
    case .flag: [.flag(false), .flag(true)]
    case .number(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .whole(let range, _): [.whole(range.lowerBound), .whole(range.upperBound)]
    case .choice(let values): [values[0], values[values.count - 1]]
    case .time: [.text("00:00"), .text("23:59")]
    case .times(let most): [.list([]), .list(Array(repeating: .text("23:59"), count: most))]
    case .voice: [.text("boy"), .text("girl")]
    case .words: [.list([]), .list([.text("more")])]
    case .byScene(.words, _): SettingForm.words.edges.map { .object(["core": $0]) }
    case .byScene(let form, _): form.edges.map { .object(["kitchen": $0]) }
    case .byName(let names, let form):
      form.edges.map { edge in .object(Dictionary(uniqueKeysWithValues: names.map { ($0, edge) })) }
    }
  }

  /// Values one past each edge, or of which there is none.
  var past: [PlainJSON] {
    switch self {
    case .flag: [.text("yes"), .whole(2)]
    case .number(let range, let step):
      [.number(range.lowerBound - step), .number(range.upperBound + step), .text("loud")]
    case .whole(let range, _):
      [.whole(range.lowerBound - 1), .whole(range.upperBound + 1), .number(20.5)]
    case .choice(let values):
      [values[0] == .whole(60) ? .whole(61) : .text("nonsense"), .whole(-7)]
    case .time: [.text("24:00"), .text("-0:01")]
    case .times(let most):
      [.list(Array(repeating: .text("12:00"), count: most + 1)), .text("noon")]
    case .voice: [.text("nobody"), .text("No Voice")]
    case .words: [.list([.text("zebra crossing")]), .list([.whole(1)])]
    case .byScene(.words, _):
      SettingForm.words.past.map { .object(["core": $0]) } + [
        .object(["core": .list([.text("I love you")])]), .object(["moon": .list([])]),
      ]
    case .byScene(let form, _):
      form.past.map { .object(["kitchen": $0]) } + [.object(["moon": form.edges[0]])]
    case .byName(let names, let form):
      form.past.map { .object([names[0]: $0]) } + [.object(["moon": form.edges[0]])]
    }
  }
}

extension PlainJSON {
  /// The value as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether it is `other`, or an object that holds at least what `other` does; 1.0 is 1.
  func holds(_ other: PlainJSON) -> Bool {
    switch (self, other) {
    case (.object(let mine), .object(let theirs)):
      theirs.allSatisfy { mine[$0.key]?.holds($0.value) ?? false }
    case (.whole(let whole), .number(let number)), (.number(let number), .whole(let whole)):
      Double(whole) == number
    default: self == other
    }
  }
}
