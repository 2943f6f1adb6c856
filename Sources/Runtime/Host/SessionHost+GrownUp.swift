import MeadowFamily
public import MeadowFoundations
import MeadowStore
import MeadowTalk
import MeadowVocabulary

/// A grown-up's door: profile, gate, insight, reset.
extension SessionHost: GateService, InsightService {
  public func profile() -> ProfileReply {
    let table = parts.defaults
    let profile = record.profile
    let tier = session.settings.tier
    return ProfileReply(
      profile: profile, tier: tier, voice: session.settings.speech.voice.name,
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
    adopt(try settled(change))
    record(.profile(change))
    beginIntro(after: before)
    await parts.family?.profiles?.flush()
    return profile()
  }

  /// What is decided with `change`, or the problem that names the first field that cannot be.
  func settled(_ change: ProfileChange) throws(InputProblem) -> ProfileRecord {
    let settled = try change.settings.applied(
      to: record, table: parts.parentese, vocabulary: parts.vocabulary)
    try requests.requireVoice(settled.speech.voice)
    return try change.applied(to: settled)
  }

  /// The companion introduces itself to a child of Tier 1, once, when the set-up is done
  /// (document 001, first launch).
  private func beginIntro(after before: ChildProfile) {
    let isFirstLaunch =
      !before.hasCompletedOnboarding && record.profile.hasCompletedOnboarding
    guard parts.meetsChild, isFirstLaunch, parts.defaults.row(of: session.settings.tier).intro
    else { return }
    feed(.companion(.intro))
  }

  public func gate() async -> GateReply {
    let autoLock = session.settings.autoLock
    guard let gate = parts.family?.gate else {
      return GateReply(
        hasCode: false, holdMilliseconds: ParentGate.holdMilliseconds, cooldownSeconds: 0,
        autoLock: autoLock)
    }
    let status = await gate.status(autoLock: autoLock)
    return GateReply(
      hasCode: status.hasCode, holdMilliseconds: status.holdMilliseconds,
      cooldownSeconds: status.cooldownSeconds, autoLock: autoLock)
  }

  public func openGate(heldMilliseconds: Int, code: String?) async -> GateAnswer {
    guard let gate = parts.family?.gate else { return .refused(Self.noGate, waitSeconds: nil) }
    do throws(GateRefusal) {
      let pass = try await gate.open(
        heldMilliseconds: heldMilliseconds, code: code, autoLock: session.settings.autoLock)
      await takeUpFiles()
      broadcast.send(.gate(isOpen: true))
      lockLater(pass)
      return .open(token: pass.token, seconds: pass.seconds)
    } catch {
      if case .coolingDown(let seconds) = error {
        return .refused(Self.problem(error), waitSeconds: seconds)
      }
      return .refused(Self.problem(error), waitSeconds: nil)
    }
  }

  public nonisolated func isGateOpen(_ token: String) -> Bool {
    parts.family?.gate?.isOpen(token) ?? false
  }

  public func closeGate(_ token: String) {
    locks.removeValue(forKey: token)?.cancel()
    parts.family?.gate?.close(token)
    broadcast.send(.gate(isOpen: false))
  }

  /// Shuts the gate when `pass` runs out, so that whoever listens hears of it in that moment.
  private func lockLater(_ pass: GatePass) {
    guard let seconds = pass.seconds else { return }
    let now = parts.timers.now().nanoseconds
    let end = MonotonicTime(nanoseconds: now + Int64(seconds) * 1_000_000_000)
    locks[pass.token] = parts.timers.call(at: end) { [weak self] in
      await self?.closeGate(pass.token)
    }
  }

  public func setGateCode(_ code: String?) async throws -> GateReply {
    guard let gate = parts.family?.gate else { throw Self.noGate }
    do throws(GateRefusal) { try await gate.setCode(code) } catch {
      throw Self.problem(error)
    }
    return await self.gate()
  }

  public func insight(_ range: InsightRange) async throws -> InsightReport {
    guard let family = parts.family, let log = family.log else { throw Self.noLog }
    return try await stored("insight") { () throws(FamilyProblem) in
      switch range {
      case .last(let days): try await log.insight(lastDays: days, endingAt: family.wallTime())
      case .days(let from, let through): try await log.insight(from: from, through: through)
      }
    }
  }

  public func reset(_ scope: ResetScope) async throws {
    guard let family = parts.family else { throw Self.noFamily }
    _ = stop()
    try await stored("reset") { () throws(FamilyProblem) in
      try await family.profiles?.reset(scope == .settings ? .settings : .everything)
      guard scope == .everything else { return }
      try await words.removeAll()
      try await family.log?.erase()
    }
    if scope == .everything {
      family.gate?.closeAll()
      for lock in locks.values { lock.cancel() }
      locks = [:]
    }
    begin(anew: family.profiles?.record ?? ProfileRecord(), keepsPlace: scope == .settings)
  }

  /// The session begins again with `record`.
  func begin(anew record: ProfileRecord, keepsPlace: Bool) {
    var start = SessionStart(seed: parts.seed, record: record)
    if keepsPlace {
      start.navigation = session.navigation.state
      start.milestones = session.celebration.milestones
    }
    self.record(.anew(start))
    begin(anew: start)
  }

  /// The session begins again as `start` says, and tells all that is other than before.
  func begin(anew start: SessionStart) {
    restart(as: start, ownWords: session.ownWords)
    broadcast.send(.profile(start.record.profile))
    broadcast.send(.settings(session.settings))
    broadcast.send(.bubble(session.bubble.state))
    broadcast.send(.followUps(nil))
    broadcast.send(.navigation(session.navigation.state, breadcrumb: session.breadcrumb))
    broadcast.send(.avatar(session.avatar.tray))
    broadcast.send(.companion(session.companion.state))
    broadcast.send(.glow(scene: session.glow))
    let speech = session.settings.speech
    perform([.setMuted(speech.isMuted), .setVolume(speech.volumeCap), .renderBoard])
  }

  private static func problem(_ refusal: GateRefusal) -> InputProblem {
    let field =
      switch refusal {
      case .holdTooShort: "heldMilliseconds"
      case .codeNeeded, .wrongCode, .coolingDown, .notFourDigits, .cannotKeep: "code"
      }
    let kind: InputProblem.Kind = if case .cannotKeep = refusal { .unavailable } else { .invalid }
    return InputProblem(kind, field: field, reason: refusal.reason, advice: refusal.advice)
  }

  private static let noFamily = InputProblem(
    .unavailable, field: "scope", reason: "this Meadow keeps nothing that could be put back",
    advice: "use meadow serve or meadow reset")

  private static let noGate = InputProblem(
    .unavailable, field: "gate", reason: "this Meadow keeps nothing that a gate could guard",
    advice: "use meadow serve")

  private static let noLog = InputProblem(
    .unavailable, field: "insight", reason: "this Meadow keeps no log",
    advice: "use meadow serve or meadow insight")
}
