import FoundationEssentials
import MeadowFoundations
public import MeadowSpeech

/// The part of a voice's file that says which server makes it, and what is made of that.
public struct NaturalBlock: VoiceBlock, Equatable, Codable {
  /// How a server is told a word's phonemes.
  public enum Phonemes: String, Sendable, Codable {
    /// In the International Phonetic Alphabet as eSpeak NG prints it, in `[[ ]]`: Piper's way.
    case espeakIPA = "espeak-ipa"
  }

  /// The server's address; nil where Meadow starts a program.
  public var server: String?
  /// A host that is not this machine and that a grown-up has allowed.
  public var allowed: String?
  /// The program that Meadow starts, and its arguments.
  public var start: [String]?
  /// The program that speaks, and its version; part of every clip's key.
  public var program: String
  /// The voice's name there; nil for the one that the server speaks with by itself.
  public var voice: String?
  /// Its speaker, of several.
  public var speaker: String?
  /// The rate of its sound, in hertz, 8000–96000.
  public var sampleRate: Int
  /// The median F0 of its words, in hertz, 60–450.
  public var sourceHertz: Double
  /// Whether it is moved to the voice's `medianHertz`; else each text keeps its own melody.
  public var isMoved: Bool
  /// How much higher all resonances lie than the server makes them, 1–1.25.
  public var formantScale: Double
  /// How much longer it takes, 0.8–1.5.
  public var length: Double
  /// How it is told phonemes; nil where it reads letters alone.
  public var phonemes: Phonemes?
  /// What ends a word that stands alone, so that it is said as a word and not as a sentence.
  public var ending: String?
  /// Who made the voice, and under which licence.
  public var licence: String?

  /// A voice at a server.
  public init(
    server: String? = nil, allowed: String? = nil, start: [String]? = nil, program: String,
    voice: String? = nil, speaker: String? = nil, sampleRate: Int, sourceHertz: Double,
    isMoved: Bool = false, formantScale: Double = 1, length: Double = 1, phonemes: Phonemes? = nil,
    ending: String? = nil, licence: String?
  ) {
    (self.server, self.allowed, self.start) = (server, allowed, start)
    (self.program, self.voice, self.speaker) = (program, voice, speaker)
    (self.sampleRate, self.sourceHertz, self.isMoved) = (sampleRate, sourceHertz, isMoved)
    (self.formantScale, self.length, self.phonemes) = (formantScale, length, phonemes)
    (self.ending, self.licence) = (ending, licence)
  }

  public var host: String? {
    server.flatMap { try? ServerAddress($0, allowed: allowed) }?.otherHost
  }

  public func soundIdentity(in voice: VoiceDefinition) -> String {
    [
      program, self.voice ?? "", speaker ?? "", "\(sampleRate)", "\(sourceHertz)", "\(isMoved)",
      isMoved ? "\(voice.medianHertz)" : "", "\(formantScale)", "\(length)",
      phonemes?.rawValue ?? "", ending ?? "",
    ].joined(separator: "|")
  }

  public func ringing(at formantScale: Double) -> any VoiceBlock {
    var block = self
    block.formantScale = min(max(formantScale, 1), 1.25)
    block.isMoved = true
    return block
  }

  /// How the voice is made of the server's.
  func shape(of voice: VoiceDefinition) -> VoiceShape {
    VoiceShape(
      formantScale: formantScale, medianHertz: isMoved ? voice.medianHertz : nil,
      sourceHertz: sourceHertz, length: length)
  }

  /// This block, or what is wrong with its first bad field; `hasHTTP` where its engine speaks HTTP.
  func validated(hasHTTP: Bool) throws(InputProblem) -> NaturalBlock {
    try InputProblem.check(Double(sampleRate), in: 8000...96_000, "sampleRate")
    try InputProblem.check(sourceHertz, in: 60...450, "sourceHertz")
    try InputProblem.check(formantScale, in: 1...1.25, "formantScale")
    try InputProblem.check(length, in: 0.8...1.5, "length")
    _ = try address(hasHTTP: hasHTTP)
    return self
  }

  /// The address, or nil where Meadow starts a program.
  func address(hasHTTP: Bool) throws(InputProblem) -> ServerAddress? {
    guard let server else {
      guard !hasHTTP, let start, !start.isEmpty else {
        throw InputProblem(
          field: "server", reason: "it is missing",
          advice: hasHTTP
            ? "give an address such as http://127.0.0.1:8880"
            : "give an address such as tcp://127.0.0.1:10200, or a program with \"start\"")
      }
      return nil
    }
    let address = try ServerAddress(server, allowed: allowed)
    let isHTTP = if case .http = address { true } else { false }
    guard isHTTP == hasHTTP else {
      throw InputProblem(
        field: "server", reason: "\"\(server.prefix(80))\" is not how this engine is reached",
        advice: hasHTTP ? "begin it with http://" : "begin it with tcp:// or unix://")
    }
    return address
  }

  /// As it stands in a voice's file.
  var json: PlainJSON {
    get throws { try JSONDecoder().decode(PlainJSON.self, from: JSONEncoder().encode(self)) }
  }
}
