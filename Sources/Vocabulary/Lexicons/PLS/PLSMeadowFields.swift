import MeadowFoundations

/// Meadow's own attributes of a `lexeme`: My Words' fields, and the hint as it was written.
///
/// A hint counts only as long as the phoneme beside it is the one that was exported with it
/// (`of`): whoever edits the phoneme in another program means the edit.
struct PLSMeadowFields {
  /// The hint as it was written in Meadow.
  private var hint: String?
  /// The text of the phoneme that was written for ``hint``, or for a word without one.
  private var of: String?

  /// Takes the attribute `name`; unknown ones are a later version's and left alone.
  mutating func set(
    _ name: String, _ value: String, in entry: inout LexiconEntry, remarks: inout [String]
  ) {
    switch name {
    case "group":
      entry.group = MyWordGroup(rawValue: value)
      if entry.group == nil {
        remarks.append(
          "the group \"\(value.prefix(60))\" is not people, things or places and was left out")
      }
    case "spoken": entry.spoken = value
    case "emoji": entry.emoji = value
    case "favorite": entry.isFavorite = value == "true"
    case "role": entry.role = value
    case "language": entry.language = value
    case "hint": hint = TidyText.kept(value)
    case "of": of = TidyText.kept(value)
    default: break
    }
  }

  /// Puts the hint in the place of what was `chosen`; whether it did, or took the phoneme away
  /// because it only says how the voice reads the word.
  @discardableResult
  func apply(
    chosen: PLSReading?, to entry: inout LexiconEntry, remarks: inout [String]
  ) -> Bool {
    guard hint != nil || of != nil else { return false }
    let phoneme = chosen.flatMap { $0.isAlias ? nil : $0.text }
    guard phoneme == of && chosen?.isAlias != true else {
      remarks.append("the pronunciation was edited after the export, so the edit was taken")
      return false
    }
    entry.pronunciation = hint.map { .hint($0) } ?? .unspecified
    return true
  }
}
