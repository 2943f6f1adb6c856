import MeadowSpeech

/// How high a speaker's voice and its resonances lie, by their takes.
struct SpeakerMeasure: Equatable {
  /// The median F0, in hertz.
  let hertz: Double
  /// How much higher than a grown-up's the resonances lie.
  let formantScale: Double

  /// The fewest takes that a speaker is measured on.
  static let fewest = 5

  /// F0 in hertz, and the formant scale that goes with it in Meadow's voices and the tables they were made by
  /// (reference/child-speech.md §5.3).
  private static let table: [(hertz: Double, scale: Double)] = [
    (130, 1), (175, 1.04), (210, 1.08), (244, 1.17), (300, 1.22), (350, 1.25),
  ]

  /// The speaker of `takes`, whose formant scale was found to be `scales` on some of them; with too few of
  /// those it is what belongs to the pitch. Nil where too few takes are voiced.
  init?(_ takes: some Collection<Take>, scales: [Double]) {
    guard let pitch = Self.pitch(of: takes) else { return nil }
    hertz = min(max(pitch, 60), 450)
    let found = scales.sorted()
    let scale =
      found.count >= Self.fewest ? found[found.count / 2] : Self.scale(at: hertz)
    formantScale = min(max(scale, 1), 1.25)
  }

  /// The median of the pitches of `takes`; nil where too few are voiced.
  static func pitch(of takes: some Collection<Take>) -> Double? {
    let pitches = takes.compactMap(\.hertz).sorted()
    return pitches.count < fewest ? nil : pitches[pitches.count / 2]
  }

  private static func scale(at hertz: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.hertz > hertz }) else { return 1.25 }
    guard next > 0 else { return 1 }
    let (low, high) = (table[next - 1], table[next])
    return low.scale + (high.scale - low.scale) * (hertz - low.hertz) / (high.hertz - low.hertz)
  }
}

extension RecordedVoiceFile {
  /// Whether the near voice is to be brought to the speaker of `takes`: once, and again where they lie
  /// elsewhere, for all that it says has to be made anew.
  public func isFar(from takes: some Collection<Take>) -> Bool {
    guard let pitch = SpeakerMeasure.pitch(of: takes) else { return false }
    let ratio = pitch / recorded.medianHertz
    // A semitone and a half: nearer is not heard as another person.
    return !recorded.isMeasured || ratio > 1.09 || ratio < 1 / 1.09
  }

  /// This voice with the near one brought to the speaker of `takes`, whose formant scale was found to be
  /// `scales` on some of them; nil where it is near enough already.
  public func brought(
    near takes: some Collection<Take>, scales: [Double] = []
  ) -> RecordedVoiceFile? {
    guard isFar(from: takes), let speaker = SpeakerMeasure(takes, scales: scales) else {
      return nil
    }
    var voice = self
    voice.recorded.medianHertz = speaker.hertz.rounded()
    voice.recorded.formantScale = (speaker.formantScale * 100).rounded() / 100
    voice.recorded.isMeasured = true
    voice.medianHertz = voice.recorded.medianHertz
    return voice
  }
}
