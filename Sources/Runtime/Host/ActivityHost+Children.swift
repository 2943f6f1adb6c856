import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowStore
import MeadowTalk

/// Several children in one family: who there is, whose turn it is, one more, one less.
extension ActivityHost: ChildrenService {
  public func children() -> [ChildSummary] {
    guard let profiles = parts.family?.profiles else { return [summary(of: record)] }
    return profiles.children.map { known in
      // Of this session's child what is in force.
      summary(
        of: known.number == child ? record : known.record, number: known.number,
        isActive: known.number == child)
    }
  }

  public func addChild(_ change: ProfileChange) async throws -> ChildSummary {
    try await inTurn { host in try await host.add(change) }
  }

  private func add(_ change: ProfileChange) async throws -> ChildSummary {
    let (family, profiles) = try requireChildren()
    await takeUpFiles()
    var new = try settled(change, of: beginning(of: record))
    new.profile.hasCompletedOnboarding = true
    try requireName(of: new, number: .max)
    // A number that the log knows is another child's, also where the children were lost.
    let last = (try? await family.log?.lastChild()) ?? 0
    let added = try await stored("children") { [new] () throws(FamilyProblem) in
      try await profiles.add(new, after: last)
    }
    broadcast.send(.children(active: child))
    return summary(of: added.record, number: added.number, isActive: false)
  }

  /// What a new child begins with: what is the family's or the device's is as it is for `record`, above
  /// all how loud it may be; the rest is as for every child.
  private func beginning(of record: ProfileRecord) -> ProfileRecord {
    var new = ProfileRecord()
    for entry in SettingCatalogue.all where entry.scope != .child {
      entry.store(entry.stored(in: record), in: &new)
    }
    if !parts.synthesis.voices.contains(where: { $0.id == new.speech.voice }) {
      new.speech.voice = record.speech.voice
    }
    return new
  }

  public func changeChild(_ id: Int, _ change: ProfileChange) async throws -> ChildSummary {
    try await inTurn { host in try await host.change(child: id, change) }
  }

  private func change(child id: Int, _ change: ProfileChange) async throws -> ChildSummary {
    let (_, profiles) = try requireChildren()
    await takeUpFiles()
    let old = try profiles.child(id).record
    guard id != child else {
      _ = try await self.change(change)
      return summary(of: record)
    }
    var new = try settled(change, of: old)
    try requireName(of: new, number: id)
    new.noteStep(
      .change, named: try change.settings.keys.union(["tier"]), from: old, at: wallTime)
    profiles.keep(new, of: id)
    await profiles.flush()
    broadcast.send(.children(active: child))
    return summary(of: new, number: id, isActive: false)
  }

  public func switchChild(to id: Int) async throws -> [ChildSummary] {
    try await inTurn { host in
      let (_, profiles) = try await host.requireChildren()
      await host.takeUpFiles()
      _ = try profiles.child(id)
      try await host.activate(id, profiles)
      return await host.children()
    }
  }

  /// Makes the child `id` the active one, whose session begins. What the other one was saying ends and is
  /// noted as its own, in the turn in which the session becomes the next one's.
  private func activate(_ id: Int, _ profiles: ProfileService) async throws {
    guard id != child else { return }
    let known = await words.known(to: id)
    let next = try await stored("id") { () throws(FamilyProblem) in
      try await profiles.activate(id)
    }
    _ = stop()
    feed(.clear)
    let before = requests.lexicon
    begin(as: next.number, next.record, knowing: known)
    await words.serveAnother(after: before)
  }

  /// Another program has made another child the active one, or has erased the one whose session this is.
  func goOn(with news: ProfileNews, _ family: Family) async {
    let old = child
    let known = await words.known(to: news.active)
    _ = stop()
    // Of a child that is gone nothing is noted any more.
    if !news.isErased { feed(.clear) }
    let before = requests.lexicon
    begin(as: news.active, news.record, knowing: known)
    await words.serveAnother(after: before)
    guard news.isErased else { return }
    // That one has erased what was in the files then; what has come there from here since goes here.
    try? await family.log?.erase(child: old)
    for erase in family.onErase { try? await erase(old) }
    await words.eraseAllClips()
  }

  public func eraseChild(_ id: Int) async throws {
    try await inTurn { host in try await host.erase(child: id) }
  }

  /// The profile goes last: whoever hears that something could not be erased asks again for the same.
  private func erase(child id: Int) async throws {
    let (family, profiles) = try requireChildren()
    await takeUpFiles()
    let gone = try profiles.child(id)
    guard let next = profiles.children.first(where: { $0.number != id }) else {
      throw ProfileService.lastOne
    }
    if id == child { try await activate(next.number, profiles) }
    try await words.removeWords(ofChild: id)
    try await stored("id") { () throws(FamilyProblem) in try await family.log?.erase(child: id) }
    try await eraseElsewhere([gone])
    try await stored("id") { () throws(FamilyProblem) in try await profiles.erase(id) }
    await words.eraseAllClips()
    broadcast.send(.children(active: child))
  }

  /// Has every child that speaks with the voice `gone` speak with `other` from now on, and the companion
  /// that did in its own.
  func replaceVoice(_ gone: VoiceID, by other: VoiceID) async {
    await takeUpFiles()
    let voices = parts.synthesis.voices.filter { $0.id != gone }
    guard let next = voices.first(where: { $0.id == other }) ?? voices.first else { return }
    if let new = record.without(gone, next: next.id) { adopt(new) }
    guard let profiles = parts.family?.profiles else { return }
    for known in profiles.children where known.number != child {
      guard let new = known.record.without(gone, next: next.id) else { continue }
      profiles.keep(new, of: known.number)
    }
    await profiles.flush()
  }

  /// `speech`, with a voice that is there: a step that is taken back, or another child, may name one that was
  /// erased.
  func withVoice(_ speech: SpeechSettings) -> SpeechSettings {
    let voices = parts.synthesis.voices
    guard !voices.contains(where: { $0.id == speech.voice }), let first = voices.first else {
      return speech
    }
    var speech = speech
    speech.voice = voices.first { $0.id == SpeechSettings().voice }?.id ?? first.id
    return speech
  }

  /// The tier of the child that is here.
  var tier: Tier { talk.settings.tier }

  /// Has the other stores erase what they keep of `children`.
  func eraseElsewhere(_ children: [KnownChild]) async throws {
    for erase in parts.family?.onErase ?? [] {
      for child in children { try await erase(child.number) }
    }
  }

  /// A child in a list; of this session's where nothing else is said.
  func summary(
    of record: ProfileRecord, number: Int? = nil, isActive: Bool = true
  ) -> ChildSummary {
    ChildSummary(
      number: number ?? child, profile: record.profile, tier: settings(for: record).tier,
      voice: record.speech.voice.name, isActive: isActive)
  }

  /// Throws where the child with the number `number` would have no name and is not the first: then nobody
  /// could tell it from the others.
  func requireName(of record: ProfileRecord, number: Int) throws(InputProblem) {
    guard record.profile.name.isEmpty else { return }
    let first = parts.family?.profiles?.children.first?.number ?? child
    guard number > first else { return }
    throw InputProblem(
      field: "name", reason: "it is empty", advice: "send what the child is called at home")
  }

  /// Does `work` after what was asked for before: of two erasures at once, both children might be the other
  /// one's reason not to be the last.
  private func inTurn<Outcome: Sendable>(
    _ work: @escaping @Sendable (ActivityHost) async throws -> Outcome
  ) async throws -> Outcome {
    let before = changingChildren
    let task = Task {
      await before?.value
      return try await work(self)
    }
    changingChildren = Task { _ = await task.result }
    return try await task.value
  }

  private func requireChildren() throws(InputProblem) -> (Family, ProfileService) {
    guard let family = parts.family, let profiles = family.profiles else {
      throw InputProblem(
        .unavailable, field: "children", reason: "this Meadow keeps nothing of children",
        advice: "use meadow serve or meadow children")
    }
    return (family, profiles)
  }
}
