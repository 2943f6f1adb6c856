public import MeadowFoundations
public import MeadowSpeech

/// Makes voices that are recorded: of what somebody says of one, with an id that is free here.
public struct RecordedVoiceMaker: Sendable {
  /// The voices there are.
  let voices: [VoiceDefinition]
  let store: TakeStore
  /// The family's day, as in 2026-11-27.
  let day: String
  /// The moment in UTC, as in 2026-11-27T22:40:00Z.
  let moment: String

  /// A maker beside `voices`; `day` and `moment` are what consents and takes are dated by.
  public init(voices: [VoiceDefinition], store: TakeStore, day: String, moment: String) {
    (self.voices, self.store, self.day, self.moment) = (voices, store, day, moment)
  }

  /// The voice that `wish` describes, without a take; or the problem with its first bad field.
  public func voice(_ wish: VoiceWish) throws(InputProblem) -> RecordedVoiceFile {
    let name = try SpeakerName(wish.name ?? "", field: "name").string
    let speaker = try SpeakerName(wish.speaker ?? "", field: "speaker").string
    let by = try SpeakerName(wish.consentBy ?? "", field: "consent.by").string
    guard wish.isAgreed else {
      throw InputProblem(
        field: "consent.agreed", reason: "nobody has agreed to the recordings",
        advice: "ask the speaker, or who may speak for them, and send true")
    }
    let forWhom = wish.forWhom ?? .companion
    let near = try near(wish.near, forWhom)
    var block = RecordedBlock(
      speaker: speaker, consent: SpeakerConsent(by: by, on: day), near: near)
    if let terms = wish.terms { block.terms = terms }
    return try RecordedVoiceFile(id: id(for: name), name: name, forWhom: forWhom, block: block)
      .validated()
  }

  /// A voice of another home, as one of this.
  func adopted(
    _ voice: RecordedVoiceFile, called name: String?
  ) throws(InputProblem) -> RecordedVoiceFile {
    var block = voice.recorded
    if !voices.contains(where: { $0.id == block.nearVoice && $0.block.near == nil }) {
      block.nearVoice = try near(nil, voice.forWhom).id
    }
    let name = try SpeakerName(name ?? voice.name, field: "name").string
    return RecordedVoiceFile(
      id: try id(for: name), name: name, forWhom: voice.forWhom, block: block)
  }

  /// The voice that says what is missing.
  private func near(
    _ name: String?, _ forWhom: VoiceDefinition.Purpose
  ) throws(InputProblem) -> VoiceDefinition {
    let able = voices.filter { $0.block.near == nil }
    let usual = forWhom == .child ? VoiceID.girl : .meadow
    guard let name else {
      if let voice = able.first(where: { $0.id == usual }) ?? able.first { return voice }
      throw unknown("", able)
    }
    guard let voice = able.first(where: { $0.id.name == name }) else { throw unknown(name, able) }
    return voice
  }

  private func unknown(_ name: String, _ able: [VoiceDefinition]) -> InputProblem {
    InputProblem(
      field: "near", reason: "\"\(name.prefix(40))\" is no voice that can say what is missing",
      advice: "choose one of \(able.map(\.id.name).joined(separator: ", "))")
  }

  /// A free id made of `name`.
  private func id(for name: String) throws(InputProblem) -> VoiceID {
    var slug = ""
    for character in name.lowercased() {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain {
        slug.append(character)
      } else if slug.last != "-", !slug.isEmpty {
        slug.append("-")
      }
    }
    slug = String(slug.prefix(20))
    while slug.last == "-" { slug.removeLast() }
    // A route has the other name.
    if slug.isEmpty || slug == "packs" { slug = "voice" }
    for number in 1...99 {
      let id = try VoiceID(number == 1 ? slug : "\(slug)-\(number)")
      if !voices.contains(where: { $0.id == id }), !store.isTaken(id) { return id }
    }
    throw InputProblem(
      field: "name", reason: "there are 99 voices called so", advice: "choose another name")
  }

  /// Whether `text` is a moment as takes are dated by.
  static func isMoment(_ text: String) -> Bool {
    (20...30).contains(text.utf8.count) && text.hasSuffix("Z")
      && text.utf8.allSatisfy { (48...58).contains($0) || "TZ-.".utf8.contains($0) }
  }
}
