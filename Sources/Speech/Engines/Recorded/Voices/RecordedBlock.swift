import FoundationEssentials
public import MeadowFoundations
public import MeadowSpeech

/// The part of a voice's file that says whose recordings it is made of, who allowed that, and which voice
/// says what is missing.
public struct RecordedBlock: VoiceBlock, Equatable, Codable {
  /// What a voice's licence is where nobody said otherwise.
  public static let usualLicence =
    "Recorded at home, for this family alone. Whoever wants to use it elsewhere asks its speaker."

  /// Who is heard.
  public var speaker: String
  /// Who allowed it.
  public var consent: SpeakerConsent
  /// Under which terms the recordings may be used.
  public var terms: String
  /// The voice that says what is missing.
  public var nearVoice: VoiceID
  /// The median F0 that one is brought to, in hertz, 60–450.
  public var medianHertz: Double
  /// How much higher than a grown-up's its resonances are brought, 1–1.25.
  public var formantScale: Double
  /// Whether pitch and resonance were measured on the speaker's takes; else they are the near voice's.
  public var isMeasured: Bool

  private enum CodingKeys: String, CodingKey {
    case speaker, consent, terms = "licence", nearVoice = "near", medianHertz, formantScale
    case isMeasured = "measured"
  }

  /// A voice of `speaker`'s, which `near` completes as it is.
  public init(
    speaker: String, consent: SpeakerConsent, terms: String = Self.usualLicence,
    near: VoiceDefinition
  ) {
    (self.speaker, self.consent, self.terms) = (speaker, consent, terms)
    (nearVoice, medianHertz, formantScale) = (near.id, near.medianHertz, near.formantScale)
    isMeasured = false
  }

  public var licence: String? { "Recorded by \(speaker). \(terms)" }

  public var near: NearVoice? {
    NearVoice(voice: nearVoice, medianHertz: medianHertz, formantScale: formantScale)
  }

  /// Takes shape the sound, and each has its own key.
  public func soundIdentity(in voice: VoiceDefinition) -> String { "recorded" }

  /// Takes have a language of their own.
  public func speaking(_ language: Language) -> (any VoiceBlock)? { self }

  /// This block, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> RecordedBlock {
    try InputProblem.check(medianHertz, in: 60...450, "medianHertz")
    try InputProblem.check(formantScale, in: 1...1.25, "formantScale")
    _ = try SpeakerName(speaker, field: "speaker")
    _ = try SpeakerName(consent.by, field: "consent.by")
    guard consent.on.utf8.count == 10,
      consent.on.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 })
    else {
      throw InputProblem(
        field: "consent.on", reason: "\"\(consent.on.prefix(20))\" is no day",
        advice: "send one such as 2026-11-27")
    }
    guard terms.count <= 2000 else {
      throw InputProblem(
        field: "licence", reason: "\(terms.count) characters are too many",
        advice: "send at most 2000")
    }
    return self
  }
}

/// That a speaker, or who may speak for them, allowed the recordings.
public struct SpeakerConsent: Equatable, Sendable, Codable {
  /// Who said so.
  public var by: String
  /// The family's day on which it was said, as in 2026-11-27.
  public var on: String

  /// The consent of `by`, given on the day `on`.
  public init(by: String, on: String) { (self.by, self.on) = (by, on) }
}

/// The name of somebody who is recorded: 1–80 characters on one line.
struct SpeakerName {
  let string: String

  /// `raw` without blanks at its ends, or the problem with `field`.
  init(_ raw: String, field: String) throws(InputProblem) {
    let name = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isPlain = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard (1...80).contains(name.count), isPlain else {
      throw InputProblem(
        field: field, reason: name.isEmpty ? "it is empty" : "it is no name",
        advice: "send 1 to 80 characters on one line")
    }
    string = name
  }
}
