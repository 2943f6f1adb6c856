public import MeadowFoundations

/// A text to be rendered or pronounced, with what it overrides of the settings.
public struct SpeechQuery: Equatable, Sendable {
  /// The text, unchecked.
  public var text: String
  /// What the caller calls the text, for problems.
  public var textField: String
  /// What it overrides of the settings.
  public var manner: Manner
  /// A pronunciation hint for the whole text.
  public var hint: String?
  /// Whether the family's own words are said their way; a voice's own reading is asked for without.
  public var usesMyWords = true
  /// Whether the sound is wanted as a tap hears it that comes before anything was made: in one pass,
  /// and not kept. For whoever compares what was heard.
  public var asFirstSaid = false
  /// The file format: wav, flac, ogg or pcm; nil for wav.
  public var format: String?

  /// A query for `text`.
  public init(
    text: String, textField: String = "text", manner: Manner = .settled, hint: String? = nil,
    format: String? = nil
  ) {
    self.text = text
    self.textField = textField
    self.manner = manner
    self.hint = hint
    self.format = format
  }
}

/// A sound file in memory.
public struct SpeechFile: Equatable, Sendable {
  /// Its media type.
  public var mediaType: String
  /// The whole file.
  public var bytes: [UInt8]
  /// Where the sound came from.
  public var origin: ClipOrigin
  /// How it came out, where that was measured.
  public var reached: ReachedProsody?

  /// A file of `bytes`.
  public init(
    mediaType: String, bytes: [UInt8], origin: ClipOrigin, reached: ReachedProsody? = nil
  ) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.origin = origin
    self.reached = reached
  }
}
