import MeadowFamily
import MeadowFoundations

extension SettingsChange {
  /// `old` with this change, or the problem that names the first field that cannot be; `table` is
  /// parentese by age.
  func applied(
    to old: ProfileRecord, table: ParenteseTable, vocabulary: VocabularyService
  ) throws(InputProblem) -> ProfileRecord {
    var new = old
    new.speech = try speech(from: old.speech, table: table)
    new.profile.ageMonths = new.speech.ageMonths
    let folded = chosen.map(Self.folded)
    try folded?.check(against: vocabulary)
    new.chosen = old.chosen.taking(folded, clearing: cleared)
    return new
  }

  /// `chosen` with its words in lower case, as they are compared.
  private static func folded(_ chosen: ChosenSettings) -> ChosenSettings {
    var folded = chosen
    folded.hiddenWords = chosen.hiddenWords?.mapValues { Set($0.map { $0.lowercased() }) }
    folded.favorites = chosen.favorites.map { Set($0.map { $0.lowercased() }) }
    return folded
  }

  private func speech(
    from old: SpeechSettings, table: ParenteseTable
  ) throws(InputProblem) -> SpeechSettings {
    var new = old
    if let voice { new.voice = try VoiceID(voice) }
    try applyParentese(to: &new, table)
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

  /// Settles where the prosody comes from and what it is: a factor that somebody sets is their own.
  private func applyParentese(
    to new: inout SpeechSettings, _ table: ParenteseTable
  ) throws(InputProblem) {
    let old = new
    if let ageMonths {
      let ages = ParenteseTable.ages
      guard ages.contains(ageMonths) else {
        throw InputProblem(
          field: "ageMonths",
          reason: "\(ageMonths) is outside \(ages.lowerBound) to \(ages.upperBound)",
          advice: "send the child's age in months")
      }
      new.ageMonths = ageMonths
    }
    let isOwn = rate != nil || pitch != nil || range != nil || pauseMilliseconds != nil
    if isOwn { new.parentese = .own }
    if let parentese { new.parentese = try Self.mode(parentese, isOwn: isOwn) }
    let changed = parentese != nil || ageMonths != nil
    switch new.parentese {
    case .byAge where changed:
      new.prosody = new.ageMonths.map { table.prosody(atMonths: $0) } ?? .standard
    case .off where changed: new.prosody = .natural
    case .own, .byAge, .off:
      new.prosody = try Prosody(
        rate: rate ?? old.prosody.rate, pitch: pitch ?? old.prosody.pitch,
        range: range ?? old.prosody.range,
        pauseMilliseconds: pauseMilliseconds ?? old.prosody.pauseMilliseconds
      ).validated()
    }
  }

  private static func mode(_ name: String, isOwn: Bool) throws(InputProblem) -> ParenteseMode {
    guard let mode = ParenteseMode(rawValue: name) else {
      throw InputProblem(
        field: "parentese", reason: "\"\(name.prefix(40))\" is no choice",
        advice: "send byAge, own or off")
    }
    guard mode == .own || !isOwn else {
      throw InputProblem(
        field: "parentese", reason: "\(name) and factors of your own exclude each other",
        advice: "send parentese own, or leave rate, pitch, range and pauses out")
    }
    return mode
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
