import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

extension ContentCheck {
  /// Fitzgerald keys: all six, none unknown, colours that a word can be read on.
  static func colours(of data: VocabularyData) -> [ContentProblem] {
    FitzgeraldKey.allCases.flatMap { key in
      [ContentProblem].found(
        data.fitzgeraldKey[key.rawValue] == nil, at: "fitzgeraldKey.\(key.rawValue)",
        "it is missing")
    }
      + data.fitzgeraldKey.byName.flatMap { name, definition in
        let path = "fitzgeraldKey." + name
        var found = unknown(name, at: path) + filled(definition.label, at: path + ".label")
        found += filled(definition.description, at: path + ".description")
        return found + readable(definition, at: path)
      }
  }

  private static func unknown(_ name: String, at path: String) -> [ContentProblem] {
    let known = FitzgeraldKey.allCases.map(\.rawValue)
    return .found(
      !known.contains(name), at: path,
      "there is no such key; there are \(known.joined(separator: ", "))")
  }

  private static func readable(
    _ definition: FitzgeraldDefinition, at path: String
  ) -> [ContentProblem] {
    guard let background = HexColour(definition.color) else {
      return [notAColour(definition.color, at: "\(path).color")]
    }
    guard let border = HexColour(definition.border) else {
      return [notAColour(definition.border, at: "\(path).border")]
    }
    // WCAG 2.2 §1.4.6: 7:1 for text at level AAA; §1.4.11: 3:1 for what outlines a control.
    return .found(
      background.contrast(with: .ink) < 7, at: "\(path).color",
      "too dark for dark text; choose a lighter one")
      + .found(
        border.contrast(with: background) < 3, at: "\(path).border",
        "hardly seen on \(definition.color); choose a darker one")
  }

  private static func notAColour(_ text: String, at path: String) -> ContentProblem {
    ContentProblem(path: path, reason: "\"\(text)\" is not a colour; write it as #ffee99")
  }
}

/// A colour written "#rrggbb", and how well it stands out (WCAG 2.2, relative luminance).
package struct HexColour: Equatable, Sendable {
  private let red, green, blue: Double

  /// The colour that `text` writes, or nil if it writes none.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    red = Double(value >> 16) / 255
    green = Double(value >> 8 & 0xff) / 255
    blue = Double(value & 0xff) / 255
  }

  private init(grey: Double) { (red, green, blue) = (grey, grey, grey) }

  /// The softest dark that words are written in: #1f1f1f.
  package static let ink = HexColour(grey: 31.0 / 255)

  /// The contrast of the two colours, 1 (none) to 21 (black on white).
  package func contrast(with other: HexColour) -> Double {
    let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
