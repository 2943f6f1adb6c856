import MeadowFamily
public import MeadowFoundations
import MeadowJournal
import MeadowTalk

/// Activities that keep a log of their own: how they are woken, kept and asked.
extension ActivityHost {
  /// Wakes the activity called `name` where it sleeps: reads what it needs and what was kept of it,
  /// off everybody's way. A second caller waits for the first.
  func open(_ name: String) async throws(InputProblem) {
    while others.isAsleep(name) {
      if let opening = openings[name] {
        await opening.value
        continue
      }
      let (fresh, seed) = try others.sleeper(name, seed: sessionSeed)
      let (session, child) = (sessionNumber, self.child)
      let journal = try journal(of: child, name)
      let (reading, now) = (dateReading, parts.timers.now())
      let isRecorded = parts.record != nil
      let opening = Task {
        let opened = await Self.opened(fresh, from: journal, seed: seed, reading, at: now)
        // Some milliseconds' work, and only a recording asks for it.
        let saved = isRecorded ? await Self.saved(of: opened.activity) : nil
        finishOpening(opened, name, journal: journal, session: session, saved, reading)
      }
      openings[name] = opening
      await opening.value
    }
  }

  /// Wakes the activity called `name`, anew where another program has kept something of it since: each
  /// input is judged by all that was kept before it.
  func openLatest(_ name: String) async throws(InputProblem) {
    try await open(name)
    guard let journal = journaled[name]?.journal else { return }
    let session = sessionNumber
    if await journal.isBehind(), session == sessionNumber, !others.isAsleep(name) {
      handOver(name)
      journaled[name] = nil
      others.putToSleep(name)
    }
    try await open(name)
  }

  /// `fresh` as it was left, with a note of what could not be read.
  @concurrent private static func opened(
    _ fresh: any Activity, from journal: Journal?, seed: UInt64, _ reading: DateReading,
    at now: MonotonicTime
  ) async -> (activity: any Activity, notes: [String]) {
    var activity = fresh
    var notes = activity.prepare()
    var contents = JournalContents()
    do {
      if let journal { contents = try await journal.load() }
      notes += contents.notes.map(\.description)
    } catch {
      notes.append("What was learnt cannot be read: \(error)")
    }
    _ = activity.handle(.date(reading), at: now)
    let unread = activity.restore(
      fromEncoded: contents.snapshot, records: contents.records, seed: seed)
    if unread > 0 { notes.append("\(unread) lines of what was learnt cannot be understood.") }
    return (activity, notes)
  }

  private func finishOpening(
    _ opened: (activity: any Activity, notes: [String]), _ name: String, journal: Journal?,
    session: Int, _ saved: [UInt8]?, _ reading: DateReading
  ) {
    openings[name] = nil
    // The child was changed meanwhile: what was read is another's.
    guard session == sessionNumber else { return }
    journalNotes[name] = opened.notes
    others.wake(opened.activity)
    journaled[name] = JournaledActivity(journal: journal)
    if let saved { record(.opened(name, PlainJSON(bytes: saved), reading)) }
    greet(name, dateReading)
  }

  /// Tells the activity called `name`, which has just woken, what the others know already.
  private func greet(_ name: String, _ reading: DateReading) {
    let now = parts.timers.now()
    let known: [ActivityOccasion] = [
      .date(reading), .settings(talk.settings, self.record.profile), .ownWords(talk.ownWords),
      .speaker(play { $0.speaker }),
    ]
    for occasion in known { perform(others.tell(occasion, to: name, at: now), of: name) }
    handOver(name)
  }

  /// Wakes the activity called `name` as a recording has it.
  func replay(opening name: String, from saved: PlainJSON?, _ reading: DateReading) throws {
    var (activity, seed) = try others.sleeper(name, seed: sessionSeed)
    _ = activity.prepare()
    _ = activity.handle(.date(reading), at: parts.timers.now())
    _ = activity.restore(fromEncoded: saved?.bytes, records: [], seed: seed)
    others.putToSleep(name)
    others.wake(activity)
    greet(name, reading)
  }

  /// Tells the time and the day, which is recorded for those who are awake.
  func tellDate() {
    let reading = dateReading
    if !journaled.isEmpty { record(.date(reading)) }
    tell(.date(reading))
  }

  /// What the clock on the wall and the calendar show.
  var dateReading: DateReading {
    parts.family?.dateReading() ?? DateReading(wall: WallTime(milliseconds: 0), day: "1970-01-01")
  }

  /// Hands the lines of its log over that the activity called `name` has had, without waiting.
  func handOver(_ name: String) {
    let lines = others.takeRecords(of: name)
    guard !lines.isEmpty else { return }
    journaled[name]?.lines += lines.count
    do throws(JournalProblem) { try journaled[name]?.journal?.handOver(lines) } catch {
      journalNotes[name, default: []].append(error.description)
    }
  }

  /// Waits until all that was handed over is on the disk or the disk has refused it, which
  /// ``journalProblem`` then says; makes a snapshot behind it where it is time for one.
  func keepLog(of name: String) async {
    guard let journal = journaled[name]?.journal else { return }
    do throws(JournalProblem) {
      try await journal.append([])
      journalProblem = nil
    } catch {
      journalProblem = error.description
    }
    if journaled[name]?.isDue == true, snapshots[name] == nil {
      snapshots[name] = Task(priority: .utility) { await makeSnapshot(of: name) }
    }
  }

  /// Keeps all of the activity called `name` as it is now, unless something is done meanwhile.
  private func makeSnapshot(of name: String) async {
    defer { snapshots[name] = nil }
    guard let kept = journaled[name], let journal = kept.journal, kept.lines > kept.covered,
      let copy = try? others.copy(of: name)
    else { return }
    let session = sessionNumber
    guard let bytes = await Self.saved(of: copy), session == sessionNumber,
      journaled[name]?.lines == kept.lines
    else { return }
    journaled[name]?.covered = kept.lines
    do throws(JournalProblem) { try await journal.keep(snapshot: bytes) } catch {
      journaled[name]?.covered = kept.covered
      journalProblem = error.description
    }
  }

  @concurrent private static func saved(of activity: any Activity) async -> [UInt8]? {
    activity.encodedSaved
  }

  /// Keeps all that is open as it is: a session ends.
  func keepAllLogs() async {
    for name in journaled.keys.sorted() {
      handOver(name)
      _ = try? await journaled[name]?.journal?.append([])
      await snapshots[name]?.value
      await makeSnapshot(of: name)
    }
  }

  /// The session begins again, perhaps with another child: all that is open is closed.
  func closeLogs() {
    for (name, kept) in journaled {
      handOver(name)
      guard let journal = kept.journal else { continue }
      closings.append(Task { _ = try? await journal.append([]) })
    }
    journaled = [:]
    openings = [:]
    sessionNumber += 1
  }

  /// What is open is closed and sleeps: nothing more is noted of children who are erased now.
  func putToSleep() {
    closeLogs()
    others.resume(from: kept, seed: sessionSeed)
  }

  private func journal(of child: Int, _ name: String) throws(InputProblem) -> Journal? {
    guard let journals = parts.family?.journals else { return nil }
    do throws(JournalProblem) {
      return try journals.journal(child: Int64(child), activity: name)
    } catch {
      throw InputProblem(
        .unavailable, field: "activity", reason: error.description, advice: "give it another name")
    }
  }
}

extension ActivityHost: ActivityService {
  public func activities() async -> [String: PlainJSON] {
    await Self.encoded(others.states)
  }

  @concurrent private static func encoded(_ states: [String: ShownState]) async
    -> [String: PlainJSON]
  {
    states.mapValues(\.json)
  }

  public func act(_ input: PlainJSON, in activity: String) async throws -> PlainJSON {
    try await openLatest(activity)
    try feed(input, to: activity)
    record(.activity(activity, input))
    await keepLog(of: activity)
    return try await shown(activity)
  }

  public func isForGrownUps(_ input: PlainJSON, in activity: String) async -> Bool {
    others.isForGrownUps(input, in: activity)
  }

  public func show(_ activity: String) async throws -> PlainJSON {
    try await openLatest(activity)
    // What is left of a run is as it is now, not as it was at the last step.
    tellDate()
    return try await shown(activity)
  }

  private func shown(_ activity: String) async throws -> PlainJSON {
    _ = try others.copy(of: activity)
    return await Self.encoded(others.state(of: activity).map { [activity: $0] } ?? [:])[activity]
      ?? .null
  }

  public func ask(_ question: PlainJSON, of activity: String) async throws -> PlainJSON {
    try await openLatest(activity)
    return try await Self.report(of: try others.copy(of: activity), on: question)
  }

  @concurrent private static func report(
    of activity: any Activity, on question: PlainJSON
  ) async throws -> PlainJSON {
    try activity.report(onEncoded: question)
  }

  public func ask(
    _ question: PlainJSON, of activity: String, child: Int
  ) async throws -> PlainJSON {
    if child == self.child { return try await ask(question, of: activity) }
    let (fresh, seed) = try others.sleeper(activity, seed: sessionSeed)
    let journal = try journal(of: child, activity)
    let (reading, now) = (dateReading, parts.timers.now())
    var opened = await Self.opened(fresh, from: journal, seed: seed, reading, at: now).activity
    if let known = try? parts.family?.profiles?.child(child) {
      let settings = settings(for: known.record)
      _ = opened.handle(.settings(settings, known.record.profile), at: now)
    }
    return try await Self.report(of: opened, on: question)
  }

  public nonisolated(nonsending) func log(
    of activity: String, child: Int?, _ body: ([UInt8]) throws -> Void
  ) async throws {
    try await settledJournal(of: child, activity)?.forEachRecord(body)
  }

  /// The journal of `activity`, with everything in it that was done so far.
  private func settledJournal(
    of child: Int?, _ activity: String
  ) throws(InputProblem) -> Journal? {
    handOver(activity)
    return try journal(of: child ?? self.child, activity)
  }
}
