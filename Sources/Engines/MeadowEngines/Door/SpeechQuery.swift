public import MeadowModel

/// A text to be rendered or pronounced, with what it overrides of the settings.
public struct SpeechQuery: Hashable, Sendable {
  /// The text, unchecked.
  public var text: String
  /// What the caller calls the text, for problems.
  public var textField: String
  /// The voice, or nil for the settings'.
  public var voice: String?
  /// The rate, or nil for the settings'.
  public var rate: Double?
  /// The pitch, or nil for the settings'.
  public var pitch: Double?
  /// The range, or nil for the settings'.
  public var range: Double?
  /// A pronunciation hint.
  public var hint: String?
  /// The file format: wav, flac, ogg or pcm; nil for wav.
  public var format: String?

  /// A query for `text`.
  public init(
    text: String, textField: String = "text", voice: String? = nil, rate: Double? = nil,
    pitch: Double? = nil, range: Double? = nil, hint: String? = nil, format: String? = nil
  ) {
    self.text = text
    self.textField = textField
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.hint = hint
    self.format = format
  }
}

/// A sound file in memory.
public struct SpeechFile: Hashable, Sendable {
  /// Its media type.
  public var mediaType: String
  /// The whole file.
  public var bytes: [UInt8]
  /// Where the sound came from.
  public var origin: ClipOrigin

  /// A file of `bytes`.
  public init(mediaType: String, bytes: [UInt8], origin: ClipOrigin) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.origin = origin
  }
}

/// How a voice reads a text.
public struct PronunciationReply: Hashable, Sendable, Codable {
  /// The text.
  public var text: String
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// In eSpeak NG's mnemonics.
  public var phonemes: String
  /// The voice that reads it.
  public var voice: String

  /// A reading of `text`.
  public init(text: String, ipa: String, phonemes: String, voice: String) {
    self.text = text
    self.ipa = ipa
    self.phonemes = phonemes
    self.voice = voice
  }
}

/// A voice as a chooser shows it.
public struct VoiceSummary: Hashable, Sendable, Codable {
  /// Its name in requests.
  public var id: String
  /// Its name for people.
  public var name: String
  /// What it is like.
  public var description: String
  /// "child" or "companion".
  public var forWhom: String

  /// The voice `id`.
  public init(id: String, name: String, description: String, forWhom: String) {
    self.id = id
    self.name = name
    self.description = description
    self.forWhom = forWhom
  }
}
