import MeadowSpeech

/// How high a speaker's voice lies, by their takes, and how its resonances lie then.
///
/// The pitch is measured. Formants of single words of a child that are recorded at home are not measured
/// robustly (a high voice has few harmonics under a formant); what belongs to the pitch is taken instead,
/// from the voices of Meadow and the tables they were made by (reference/child-speech.md).
struct SpeakerMeasure: Equatable {
  /// The median F0, in hertz.
  let hertz: Double
  /// How much higher than a grown-up's the resonances lie.
  let formantScale: Double

  /// The fewest takes that a speaker is measured on.
  static let fewest = 5

  /// F0 in hertz, and the formant scale that goes with it.
  private static let table: [(hertz: Double, scale: Double)] = [
    (130, 1), (175, 1.04), (210, 1.08), (244, 1.17), (300, 1.22), (350, 1.25),
  ]

  /// The speaker of `takes`; nil where too few are voiced.
  init?(_ takes: some Collection<Take>) {
    let pitches = takes.compactMap(\.hertz).sorted()
    guard pitches.count >= Self.fewest else { return nil }
    hertz = min(max(pitches[pitches.count / 2], 60), 450)
    formantScale = Self.scale(at: hertz)
  }

  private static func scale(at hertz: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.hertz > hertz }) else { return 1.25 }
    guard next > 0 else { return 1 }
    let (low, high) = (table[next - 1], table[next])
    return low.scale + (high.scale - low.scale) * (hertz - low.hertz) / (high.hertz - low.hertz)
  }
}

extension RecordedVoiceFile {
  /// This voice with the near one brought to the speaker of `takes`; nil where it is near enough already, for
  /// all that it says would have to be made anew.
  public func brought(near takes: some Collection<Take>) -> RecordedVoiceFile? {
    guard let speaker = SpeakerMeasure(takes) else { return nil }
    let ratio = speaker.hertz / recorded.medianHertz
    // A semitone and a half: nearer is not heard as another person.
    guard !recorded.isMeasured || ratio > 1.09 || ratio < 1 / 1.09 else { return nil }
    var voice = self
    voice.recorded.medianHertz = speaker.hertz.rounded()
    voice.recorded.formantScale = (speaker.formantScale * 100).rounded() / 100
    voice.recorded.isMeasured = true
    voice.medianHertz = voice.recorded.medianHertz
    return voice
  }
}
