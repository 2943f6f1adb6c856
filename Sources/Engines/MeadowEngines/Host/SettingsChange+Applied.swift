import MeadowModel

extension SettingsChange {
  /// `old` with this change, or the problem that names the first field that cannot be.
  func applied(to old: SpeechSettings) throws(InputProblem) -> SpeechSettings {
    var new = old
    if let voice { new.voice = try VoiceID(voice) }
    new.prosody = try Prosody(
      rate: rate ?? old.prosody.rate, pitch: pitch ?? old.prosody.pitch,
      range: range ?? old.prosody.range
    ).validated()
    if let muted { new.isMuted = muted }
    if let volumeCapDecibels {
      let caps = SpeechSettings.volumeCaps
      guard caps.contains(volumeCapDecibels) else {
        throw InputProblem(
          field: "volumeCapDecibels",
          reason: "\(volumeCapDecibels) is outside \(caps.lowerBound) to \(caps.upperBound)",
          advice: "send a level in dB between \(caps.lowerBound) and \(caps.upperBound)")
      }
      new.volumeCap = Decibels(volumeCapDecibels)
    }
    for (source, policy) in (interruptions ?? [:]).sorted(by: { $0.key < $1.key }) {
      try Self.set(policy, for: source, in: &new.interruptions)
    }
    return new
  }

  private static func set(
    _ name: String, for source: String, in policies: inout InterruptionPolicies
  ) throws(InputProblem) {
    guard let policy = InterruptionPolicy(rawValue: name) else {
      throw InputProblem(
        field: "interruptions.\(source)", reason: "\"\(name.prefix(40))\" is no policy",
        advice: "send replace, finish or queue")
    }
    switch SpeechSource(rawValue: source) {
    case .word: policies.word = policy
    case .phrase: policies.phrase = policy
    case .companion: policies.companion = policy
    case nil:
      throw InputProblem(
        field: "interruptions.\(source.prefix(40))", reason: "there is no such source",
        advice: "send word, phrase or companion")
    }
  }
}
