import MeadowFoundations
import MeadowRuntime

/// The settings of how Meadow sounds (document 001, Sound).
extension Setting {
  static var sound: [Setting] {
    [
      Setting(speech: "volumeCapDecibels", .sound, takes: "-30 to 0 dB") {
        $0.volumeCap.value
      } origin: {
        $0.volumeCap == .unity ? .everyChild : .grownUp
      },
      prosody("rate", takes: "a factor, 0.5 to 1.6", \.rate),
      prosody("pitch", takes: "a factor, 0.7 to 1.6", \.pitch),
      prosody("range", takes: "a factor, 0 to 2", \.range),
      prosody("pauseMilliseconds", takes: "0 to 600 ms between words", \.pauseMilliseconds),
      Setting(speech: "parentese", .sound, takes: choices(ParenteseMode.self)) {
        $0.parentese
      } origin: {
        $0.parentese == .byAge ? .everyChild : .grownUp
      },
      Setting(speech: "muted", .sound, takes: flag) {
        $0.isMuted
      } origin: {
        $0.isMuted ? .grownUp : .everyChild
      },
      Setting(.narration, \.narration, .sound, takes: flag) { $0.narration },
      Setting(
        speech: "interruptions", .sound,
        takes: "\(choices(InterruptionPolicy.self)) for word, phrase or companion, as in "
          + "interruptions.word=finish"
      ) {
        $0.interruptions
      } origin: {
        $0.interruptions == InterruptionPolicies() ? .everyChild : .grownUp
      },
    ]
  }

  /// A factor of the voice, which follows the age while parentese does.
  private static func prosody(
    _ key: String, takes: String, _ factor: KeyPath<Prosody, Double>
  ) -> Setting {
    Setting(speech: key, .sound, takes: takes) {
      $0.prosody[keyPath: factor]
    } origin: {
      if $0.parentese != .byAge { return .grownUp }
      return $0.ageMonths == nil ? .everyChild : .ageAndTier
    }
  }
}
