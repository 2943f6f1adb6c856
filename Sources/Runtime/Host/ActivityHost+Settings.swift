import MeadowFamily
public import MeadowFoundations
import MeadowStore
import MeadowTalk
import MeadowVocabulary

/// What a grown-up decides: settings, profile, set-up, reset.
extension ActivityHost: SettingsService {
  public func settings() -> FamilySettings { talk.settings }

  public func change(_ change: SettingsChange) async throws(InputProblem) -> FamilySettings {
    await takeUpFiles()
    var new = try change.applied(
      to: record, table: parts.parentese, vocabulary: parts.vocabulary)
    try requireVoices(of: new)
    new.noteStep(.change, named: change.keys, from: record, at: wallTime)
    adopt(new)
    record(.settings(change))
    let settings = talk.settings
    await parts.family?.profiles?.flush()
    return settings
  }

  /// Takes what a grown-up decided: in force at once, and kept.
  func adopt(_ new: ProfileRecord) {
    let (old, before) = (record, talk.settings)
    record = new
    if new.profile != old.profile { broadcast.send(.profile(new.profile)) }
    if summary(of: new) != summary(of: old) { broadcast.send(.children(active: child)) }
    let settings = settings(for: new)
    obey(settings, before: before)
    if settings != before { broadcast.send(.settings(settings)) }
    tell(.settings(settings, new.profile))
    if new != old { parts.keep(new, child) }
  }

  /// The settings that follow from `record`.
  func settings(for record: ProfileRecord) -> FamilySettings {
    DefaultsEngine.settings(for: record, table: parts.defaults, parentese: parts.parentese)
  }

  public func profile() -> ProfileReply {
    let table = parts.defaults
    let profile = record.profile
    let tier = talk.settings.tier
    return ProfileReply(
      profile: profile, tier: tier, voice: talk.settings.speech.voice.name,
      suggestedTier: profile.ageMonths.map {
        DefaultsEngine.suggestedTier(atMonths: $0, table: table)
      },
      note: DefaultsEngine.tierNote(atMonths: profile.ageMonths, tier: tier, table: table),
      storeProblem: parts.family?.profiles?.problem,
      chosen: (profile.tier == nil ? [] : ["tier"]) + record.chosen.keys)
  }

  public func change(_ change: ProfileChange) async throws(InputProblem) -> ProfileReply {
    await takeUpFiles()
    let before = record.profile
    var new = try settled(change, of: record)
    try requireName(of: new, number: child)
    // The first choices of a family are a beginning and no change.
    if before.hasCompletedOnboarding {
      let named = try change.settings.keys.union(["tier"])
      new.noteStep(.change, named: named, from: record, at: wallTime)
    }
    adopt(new)
    record(.profile(change))
    beginIntro(after: before)
    await parts.family?.profiles?.flush()
    return profile()
  }

  /// `old` with `change`, or the problem that names the first field that cannot be.
  func settled(
    _ change: ProfileChange, of old: ProfileRecord
  ) throws(InputProblem) -> ProfileRecord {
    let settled = try change.settings.applied(
      to: old, table: parts.parentese, vocabulary: parts.vocabulary)
    try requireVoices(of: settled)
    return try change.applied(to: settled)
  }

  /// The companion introduces itself to a child of Tier 1, once, when the set-up is done
  /// (document 001, first launch).
  private func beginIntro(after before: ChildProfile) {
    let isFirstLaunch =
      !before.hasCompletedOnboarding && record.profile.hasCompletedOnboarding
    guard parts.meetsChild, isFirstLaunch, parts.defaults.row(of: talk.settings.tier).intro
    else { return }
    feed(.companion(.intro))
  }

  public func setUp(_ choices: FirstChoices) async throws -> ProfileReply {
    guard !record.profile.hasCompletedOnboarding, !isSettingUp else { throw Self.isSetUp }
    var profile = choices.profile
    profile.hasCompletedOnboarding = true
    _ = try settled(profile, of: record)
    // Nobody else gets in while words and code are written: the first to come sets Meadow up.
    isSettingUp = true
    defer { isSettingUp = false }
    try await words.add(choices.people)
    if let code = choices.code { try await setFirstCode(code) }
    return try await change(profile)
  }

  public func advice(ageMonths: Int?, tier: Int?) throws(InputProblem) -> SetUpAdvice {
    var change = ProfileChange()
    change.ageMonths = ageMonths
    change.tier = tier
    _ = try change.settings.applied(
      to: ProfileRecord(), table: parts.parentese, vocabulary: parts.vocabulary)
    let profile = try change.applied(to: ProfileRecord()).profile
    guard let ageMonths else { return SetUpAdvice(people: parts.defaults.people) }
    let suggested = DefaultsEngine.suggestedTier(atMonths: ageMonths, table: parts.defaults)
    return SetUpAdvice(
      suggestedTier: suggested,
      note: DefaultsEngine.tierNote(
        atMonths: ageMonths, tier: profile.tier ?? suggested, table: parts.defaults),
      people: parts.defaults.people)
  }

  /// Sets the code where there is none; one that is there, from before a profile was lost, say, is
  /// changed only by those who pass the gate.
  private func setFirstCode(_ code: String) async throws {
    if await gate.gate().hasCode { throw Self.hasCode }
    _ = try await gate.setGateCode(code)
  }

  private static let isSetUp = InputProblem(
    .settled, field: "body", reason: "Meadow is set up already",
    advice: "change the profile in the settings")

  private static let hasCode = InputProblem(
    .settled, field: "code", reason: "there is a grown-up code already",
    advice: "leave it out, and change it in the settings")

  public func reset(_ scope: ResetScope) async throws {
    guard let family = parts.family else { throw Self.noFamily }
    _ = stop()
    // What the child was still saying is noted where the log stays.
    if scope == .settings { feed(.clear) }
    let moment = wallTime
    if scope == .everything {
      putToSleep()
      try await eraseElsewhere(family.profiles?.children ?? [])
      for erase in family.onReset { try await erase() }
      await recorded.eraseAll()
    }
    try await stored("reset") { () throws(FamilyProblem) in
      try await family.profiles?.reset(
        scope == .settings ? .settings : .everything, at: moment)
      guard scope == .everything else { return }
      await family.dose.forget()
      try await words.removeAll()
      try await family.log?.erase()
    }
    switch scope {
    case .settings: begin(anew: family.profiles?.record ?? ProfileRecord())
    case .everything:
      await gate.closeAll()
      let words = await words.known(to: family.child)
      begin(as: family.child, family.profiles?.record ?? ProfileRecord(), knowing: words)
    }
  }

  /// Takes what another program wrote into the family's files meanwhile (`meadow settings set`, say)
  /// before a grown-up looks or decides, so that nothing decided there is undone here.
  ///
  /// One after the other: of two changes at once, the second must not begin while the first has
  /// news of the files in hand that the session does not know yet.
  func takeUpFiles() async {
    guard let family = parts.family else { return }
    let before = takingUp
    let task = Task {
      await before?.value
      await takeUp(family)
    }
    takingUp = task
    await task.value
  }

  private func takeUp(_ family: Family) async {
    let news = await family.profiles?.takeUp()
    await words.takeUpFiles()
    await recorded.takeUpFiles()
    guard let news else { return }
    if news.isAnother { return await goOn(with: news, family) }
    if news.record != record {
      adopt(news.record)
      record(.adopted(news.record))
    }
    broadcast.send(.children(active: child))
  }

  private static let noFamily = InputProblem(
    .unavailable, field: "scope", reason: "this Meadow keeps nothing that could be put back",
    advice: "use meadow serve or meadow reset")
}
