public import MeadowFoundations

/// What a lexicon says of a word; what it leaves out stays as it is.
public struct MyWordEntry: Equatable, Sendable {
  /// What is shown; also what finds the word if it is there already.
  public var text: String
  /// Its group, or nil for the one it is in.
  public var group: MyWordGroup?
  /// What is said instead of the text.
  public var spoken: String?
  /// How it is pronounced.
  public var hint: String?
  /// The phonemes of ``hint``, in Meadow's own notation.
  public var phonemes: String?
  /// A recording that is kept already.
  public var recording: RecordingID?
  /// Its picture: one emoji.
  public var emoji: String?
  /// Whether it is a favourite.
  public var isFavorite: Bool?

  /// An entry for `text`.
  public init(text: String) { self.text = text }

  /// `old` with what the entry says; a new word in `group` where there is none.
  func merged(into old: MyWordContent?, newWordsIn group: MyWordGroup) -> MyWordContent {
    var content = old ?? MyWordContent(group: group, text: text)
    content.text = text
    content.group = self.group ?? content.group
    content.spoken = spoken ?? content.spoken
    if hint != nil {
      content.hint = hint
      content.phonemes = phonemes
    }
    content.recording = recording ?? content.recording
    content.emoji = emoji ?? content.emoji
    content.isFavorite = isFavorite ?? content.isFavorite
    return content
  }
}

/// What became of an entry of a lexicon.
public enum MyWordOutcome: Equatable, Sendable {
  /// It is a new word.
  case added(MyWord)
  /// The word was there and is different now.
  case changed(MyWord)
  /// The word was there just so.
  case unchanged(MyWord)
  /// It was not taken.
  case refused(InputProblem)
}
