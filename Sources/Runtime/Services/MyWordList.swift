public import MeadowFoundations

/// A word of the family's as a page shows it.
public struct MyWordSummary: Equatable, Sendable {
  /// The word.
  public var word: MyWord
  /// How it is said, in the International Phonetic Alphabet, where its hint says so.
  public var ipa: String?
  /// Whether its sound is in memory.
  public var isReady: Bool

  /// A word's summary.
  public init(word: MyWord, ipa: String?, isReady: Bool) {
    self.word = word
    self.ipa = ipa
    self.isReady = isReady
  }
}

/// All words of the family's.
public struct MyWordList: Equatable, Sendable {
  /// The words, by group and place.
  public var words: [MyWordSummary]
  /// Why changes cannot be kept at the moment, or nil while they can.
  public var storeProblem: String?

  /// A list of `words`.
  public init(words: [MyWordSummary], storeProblem: String? = nil) {
    self.words = words
    self.storeProblem = storeProblem
  }
}

/// A recording that was taken in.
public struct RecordingReply: Equatable, Sendable {
  /// The word it belongs to.
  public var word: MyWordSummary
  /// How long it sounds, in seconds.
  public var seconds: Double
  /// What was done to it, in plain words.
  public var notes: [String]

  /// A reply.
  public init(word: MyWordSummary, seconds: Double, notes: [String]) {
    self.word = word
    self.seconds = seconds
    self.notes = notes
  }
}

/// A file of the family's.
public struct FamilyFile: Equatable, Sendable {
  /// Its media type.
  public var mediaType: String
  /// The whole file.
  public var bytes: [UInt8]
  /// A name to keep it under.
  public var name: String

  /// A file of `bytes`.
  public init(mediaType: String, bytes: [UInt8], name: String) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.name = name
  }
}
