/// How somebody wants a word to sound, in one of five ways of writing (``HintKind``).
///
/// `shi-VAWN`, `ipa:ʃɪˈvɔːn`, `arpabet:SH IH0 V AO1 N`, `xsampa:SI"vO:n` and `espeak:SIv'O:n` are the
/// same sounds. A text without a prefix is a respelling, whose spellings are in ``RespellingSpellings``.
/// Parsing takes time and memory in proportion to at most ``longest`` characters.
public struct PronunciationHint: Equatable, Sendable {
  /// The longest hint, in characters: longer than any name, shorter than eSpeak NG's buffers.
  public static let longest = 200

  /// The text as it was given.
  public let text: String
  /// How it was written.
  public let kind: HintKind
  /// What it means.
  public let pronunciation: Pronunciation
  /// What is said otherwise than written, in the order of the text.
  public let warnings: [HintWarning]

  /// Reads `text`, with the kind named before a colon or without one.
  public init(_ text: String) throws(HintError) {
    try self.init(text, as: nil)
  }

  /// Reads `text`, which is written as `kind` says and has no prefix.
  public init(_ text: String, kind: HintKind) throws(HintError) {
    try self.init(text, as: kind)
  }

  private init(_ text: String, as given: HintKind?) throws(HintError) {
    let body = try HintBody(text, kind: given)
    var reader = HintReader(body: body)
    switch body.kind {
    case .respelling: try reader.readRespelling()
    case .ipa: try reader.readIPA()
    case .arpabet: try reader.readArpabet()
    case .xsampa: try reader.readXSAMPA()
    case .espeak: try reader.readEspeak()
    }
    guard let pronunciation = Pronunciation(words: reader.words) else {
      throw body.error(.onlyStress, body.characters.indices)
    }
    self.text = text
    kind = body.kind
    self.pronunciation = pronunciation
    warnings = reader.warnings.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
