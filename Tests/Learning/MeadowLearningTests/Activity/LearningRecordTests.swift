import MeadowFoundations
import MeadowLearning
import Testing

/// The log: what it replays to, and what is exported of it (learning AC15, F7, U16, R26).
@Suite struct LearningRecordTests {
  @Test(
    "from any snapshot the log leads to the same child, over 200 sessions of plausible inputs",
    arguments: UInt64(1)...200)
  func replay(seed: UInt64) throws {
    var player = SessionPlayer(seed: seed)
    var snapshots: [(state: LearnerState, lines: Int)] = []
    for step in 0..<60 {
      if step % 20 == 3 { snapshots.append((try player.rig.saved, player.rig.records.count)) }
      try player.step()
      // A restart in the middle, with a snapshot that is older than the log.
      if step == 25 || step == 50, let last = snapshots.last {
        let late = Double(player.chance.index(below: 3)) * 400
        try player.restart(from: last.state, after: last.lines, seconds: late)
      }
    }
    let (lines, rig) = (player.rig.records, player.rig)
    #expect(lines.flatMap(\.answers).count > 20, "seed \(seed)")
    let live = rig.restarted(from: try rig.saved, [])
    for (number, snapshot) in snapshots.enumerated() {
      // One of them goes the way through JSON, with its part of the log.
      let isWritten = number == Int(seed) % snapshots.count
      let tail = Array(lines[snapshot.lines...])
      let again = rig.restarted(
        from: isWritten ? try reread(snapshot.state) : snapshot.state,
        isWritten ? try reread(tail) : tail)
      #expect(again == live, "seed \(seed), line \(snapshot.lines) of \(lines.count)")
    }
    #expect(rig.restarted(from: nil, lines) == live, "seed \(seed)")
    // What a restart changes by design is none of this.
    let (before, after) = (try rig.saved, try found(live))
    #expect(after.tally == before.tally && after.begun == before.begun, "seed \(seed)")
    #expect(after.course.points == before.course.points, "seed \(seed)")
    #expect(after.course.skills.records == before.course.skills.records, "seed \(seed)")
    #expect(after.controls == before.controls && after.isMuted == before.isMuted, "seed \(seed)")
    #expect(after.facts.progress == before.facts.progress, "seed \(seed)")
    #expect(after.facts.lastSession == before.facts.lastSession, "seed \(seed)")
    #expect(
      after.facts.practice.scheduler.memories == before.facts.practice.scheduler.memories,
      "seed \(seed)")
  }

  @Test(
    "each answer is one row of the log, whole enough to be exported", arguments: UInt64(1)...60)
  func rows(seed: UInt64) throws {
    var player = SessionPlayer(seed: seed)
    for _ in 0..<100 { try player.step() }
    let rows = player.rig.records.flatMap(\.answers)
    let told = player.rig.log.topics.count { $0 == "item_answered" || $0 == "fact_answered" }
    #expect(rows.count == told && !rows.isEmpty, "seed \(seed)")
    for row in rows {
      #expect(["practice", "timed", "probe", "drill", "lesson", "review"].contains(row.mode))
      #expect(row.attempt >= 1 && (0...2).contains(row.hints), "seed \(seed)")
      let isFact = row.skill == "facts"
      #expect(isFact ? Fact(rawValue: row.item) != nil : ItemID(rawValue: row.item) != nil)
      #expect(row.given != "" && (row.given != nil || !row.isCorrect), "seed \(seed)")
      #expect(row.errorTag == nil || !row.isCorrect, "seed \(seed)")
    }
    let lines = player.rig.records
    #expect(try reread(lines) == lines, "seed \(seed)")
  }

  @Test("a line of the log that makes no sense is skipped, and the rest goes on")
  func skipped() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    try rig.answer(true)
    var lines = rig.records
    var stray = lines[1]
    stray.at = stray.at.plus(1)
    lines.insert(stray, at: 2)
    stray.step = .input(.lesson(.lesson("KS9-9")))
    lines.insert(stray, at: 0)
    #expect(rig.restarted(from: nil, lines) == rig.restarted(from: nil, rig.records))
  }

  @Test("what changes nothing that is kept is not in the log; a first opening is not either")
  func quietLog() throws {
    var rig = LearningRig()
    #expect(rig.records.isEmpty)
    try rig(.screen("home"))
    rig.tell(.tick)
    rig.tell(.settings(FamilySettings(), ChildProfile(modules: Set(ChildModule.allCases))))
    #expect(rig.records.isEmpty)
    try rig(.lesson(.lesson("GS6-2")))
    let before = rig.records.count
    try rig(.replay)
    try rig(.moved(.base10Block))
    rig.listen()
    rig.tell(.tick)
    #expect(rig.records.count == before)
    rig.tell(.settings(FamilySettings(), ChildProfile(motor: .scanning)))
    #expect(rig.records.last?.step == .scanning(true))
    var again = LearningRig(motor: .scanning, saved: try rig.saved)
    #expect(again.records.map(\.step) == [.restarted])
    #expect(try again.saved.facts.practice.scheduler.fluency.isScanning)
    again.wait(300)
    #expect(again.log.reads == [])
  }

  @Test("a restart in a lesson shows the same item; one after hours finds the session over")
  func restarts() throws {
    var rig = LearningRig()
    try rig(.lesson(.lesson("GS6-2")))
    try rig.answer(false)
    let item = try rig.keyed
    var soon = LearningRig(saved: try rig.saved, after: 60)
    #expect(try soon.keyed == item && soon.view["lesson", "attempt"]?.whole == 2)
    #expect(try soon.view["lesson", "feedback"] == nil)
    #expect(soon.wait(9.1).reads == [item.item.prompt.spoken])
    let late = LearningRig(saved: try rig.saved, after: 7200)
    #expect(try late.view["lesson"] == nil && late.saved.session == nil)
    #expect(try late.saved.course.lesson?.ending == .idle)
  }
}

extension LearningRig {
  /// What is kept after Meadow was started anew now, with other chances than before, from a snapshot
  /// and what was done since.
  func restarted(from saved: LearnerState?, _ records: [LearningRecord]) -> LearnerState? {
    var again = LearningActivity { LearningSamples.content }
    _ = again.handle(.date(DateReading(wall: wall, day: LearningSamples.day)), at: now)
    again.restore(from: saved, records: records, seed: 4)
    return again.saved
  }
}
