import MeadowFoundations

/// Everything one child learns, together: facts, lessons, the session and what is counted of it.
///
/// Pure, and by the clock on the wall alone: who replays its steps has the same child again.
struct LearnerCourse: Sendable {
  /// What follows, in order.
  enum Effect: Equatable, Sendable {
    /// A chime, before anything is said.
    case cue(ChimeIntensity)
    /// Read what is asked in place of what is read; once it was heard, the time for a reminder begins.
    case ask([NarrationLine])
    /// Read these lines in place of what is read.
    case read([NarrationLine])
    /// Let what is read fall silent: it belonged to what was left.
    case hush
    /// Have these lines made before they are needed, in place of those before.
    case readAhead([NarrationLine])
    /// Have these texts made once, which are said again and again.
    case keepReady([String])
    /// Tell whoever listens.
    case tell(LearningNews)
    /// An answer for the log.
    case row(AnswerRow)

    /// Whether something is read.
    var isReading: Bool {
      switch self {
      case .ask, .read: true
      case .cue, .hush, .readAhead, .keepReady, .tell, .row: false
      }
    }
  }

  var facts: FactsCourse
  var room: LessonRoom
  var controls: LearningControls
  var tally: LearningTally
  var session: LearningSession?
  var isMuted: Bool
  var factStage = FactStage()
  /// How the child touches, as its profile says.
  var isScanning: Bool
  /// Whether the child speaks with its symbols now.
  var isSpeaking: Bool
  /// What was said when the last lesson or session was over, until something begins.
  var recap: [String] = []
  /// Where the last placement found the child to begin, until something begins.
  var placed: PlacedSkill?

  init(_ content: LearningContent, state: LearnerState) {
    controls = state.controls
    facts = FactsCourse(state: state.facts, limitMinutes: state.controls.sessionMinutes)
    room = LessonRoom(
      content, state: state.course, begun: state.begun,
      settings: Self.lessonSettings(state.controls, isScanning: state.isScanning),
      rules: SkillRules(asksForDifferentDays: state.controls.asksForDifferentDays))
    tally = state.tally
    session = state.session
    isMuted = state.isMuted
    isScanning = state.isScanning
    isSpeaking = state.isSpeaking
  }

  /// All that has to be kept.
  func saved(seed: UInt64) -> LearnerState {
    var state = LearnerState(seed: seed)
    state.facts = facts.saved
    state.course = room.course.state
    state.begun = room.begun
    state.controls = controls
    state.tally = tally
    state.session = session
    state.isMuted = isMuted
    state.isScanning = isScanning
    state.isSpeaking = isSpeaking
    return state
  }

  /// When ``tick(on:at:)`` is due, or nil.
  var deadline: WallTime? {
    [facts.deadline, room.course.deadline, sessionDeadline].compactMap(\.self).min()
  }

  /// Whether something goes on.
  var isBusy: Bool { facts.isBusy || room.isBusy }

  /// Takes `input` on the family's `day` at `now`; throws what is wrong with it, and nothing has
  /// changed then but the clocks of what goes on.
  mutating func handle(
    _ input: LearningInput, on day: String, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    if let problem = problem(with: input, on: day, at: now) { throw problem }
    let wasBusy = isBusy
    let over: [Effect]
    let followed: [Effect]
    switch input {
    case .facts(let input):
      over = endSession(on: day, at: now)
      followed = try handle(input, on: day, at: now)
    case .lesson(let input):
      over = endSession(on: day, at: now)
      followed = try handle(input, on: day, at: now)
    // What is heard once more or moved about changes nothing that is kept.
    case .replay: return [.ask(promptLines)]
    case .say(let thing): return [.read([try line(for: thing)])]
    case .moved(let move): return [.tell(.moved(move))]
    case .screen(let name): return [.tell(.screenAppeared(name))]
    case .mute(let isMuted):
      self.isMuted = isMuted
      return isMuted ? [.hush] : []
    case .controls(let controls):
      self.controls = controls
      return (controls.isNarrated ? [] : [.hush]) + obey(on: day, at: now)
    }
    // Time is at work where something goes on, and the limit comes behind what was done.
    let worked = wasBusy || isBusy ? work(on: day, at: now) : []
    return over + worked + followed + keepLimit(on: day, at: now)
  }

  private mutating func handle(
    _ input: FactsCourse.Input, on day: String, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    facts.minutesLeft = minutesLeft(on: day, at: now)
    let effects = try facts.handle(input, on: calendar(day), at: now)
    let left = input.beginsSomething ? leaveLesson(on: day, at: now) : []
    return left + followFacts(effects, input, on: day, at: now)
      + (input.goesOn ? [.tell(.changed)] : [])
  }

  private mutating func handle(
    _ input: LessonInput, on day: String, at now: WallTime
  ) throws(InputProblem) -> [Effect] {
    let effects = try room.handle(input, on: day, at: now)
    let left = input.beginsSomething ? leaveFacts(on: day, at: now) : []
    return left + follow(effects, on: day, at: now)
      + (input.beginsSomething ? begin(on: day, at: now) : [])
      + (input.goesOn ? [.tell(.changed)] : [])
  }

  /// It may be time for something.
  mutating func tick(on day: String, at now: WallTime) -> [Effect] {
    let facts = facts.tick(on: calendar(day), at: now)
    return followFacts(facts, nil, on: day, at: now)
      + follow(room.tell(.tick, at: now), on: day, at: now) + endSession(on: day, at: now)
  }

  /// The child begins or ends speaking with its symbols: all clocks stand meanwhile (learning AC16).
  mutating func speak(_ isSpeaking: Bool, on day: String, at now: WallTime) -> [Effect] {
    let over = endSession(on: day, at: now)
    touchSession(on: day, at: now)
    self.isSpeaking = isSpeaking
    let effects = facts.speak(isSpeaking, on: calendar(day), at: now)
    let talked = room.isBusy ? room.tell(.lesson(.talking(isSpeaking)), at: now) : []
    return over + followFacts(effects, nil, on: day, at: now) + follow(talked, on: day, at: now)
  }

  /// The name of what is asked now, or nil.
  var asked: String? { room.stage?.keyed?.item.id.rawValue ?? factStage.item?.fact.rawValue }

  /// The prompt begins to be read, or was read to its end.
  mutating func prompt(_ isRead: Bool, on day: String, at now: WallTime) -> [Effect] {
    guard room.isBusy else { return [] }
    let input: LessonEngine.Input = isRead ? .promptBegan : .promptEnded
    return follow(room.tell(.lesson(input), at: now), on: day, at: now)
  }

  /// Meadow was started anew, perhaps in the middle of something: what is asked is shown anew, a run
  /// waits for the child, and nobody was at work meanwhile.
  mutating func restart(on day: String, at now: WallTime) {
    isSpeaking = false
    factStage = FactStage()
    recap = []
    let effects = facts.restore(on: calendar(day), at: now)
    _ = followFacts(effects, nil, on: day, at: now)
    _ = follow(room.restart(at: now), on: day, at: now)
    _ = endSession(on: day, at: now)
    session?.lastTouch = now
  }

  /// How the child touches, as its profile says, from now on.
  mutating func scan(_ isScanning: Bool, on day: String, at now: WallTime) -> [Effect] {
    self.isScanning = isScanning
    return obey(on: day, at: now)
  }

  /// What a grown-up decided, and how the child touches, count from now on.
  private mutating func obey(on day: String, at now: WallTime) -> [Effect] {
    let effects = facts.obey(
      fluency: FluencyRule(limit: controls.responseLimit, isScanning: isScanning),
      scope: controls.factsToTen ? .toTen : .all, limitMinutes: controls.sessionMinutes,
      on: calendar(day), at: now)
    // Neither of these has anything follow.
    _ = room.tell(.settings(Self.lessonSettings(controls, isScanning: isScanning)), at: now)
    _ = room.tell(.rules(SkillRules(asksForDifferentDays: controls.asksForDifferentDays)), at: now)
    return followFacts(effects, nil, on: day, at: now)
  }

  /// What is read when the question is asked once more.
  var promptLines: [NarrationLine] { room.stage?.promptLines ?? factStage.promptLines }

  func calendar(_ day: String) -> CalendarDay {
    CalendarDay(rawValue: day) ?? CalendarDay(number: 0)
  }

  private static func lessonSettings(
    _ controls: LearningControls, isScanning: Bool
  ) -> LessonSettings {
    var settings =
      isScanning ? .switches : LessonSettings(reminderSeconds: controls.reminderSeconds)
    settings.givesHints = controls.givesHints
    return settings
  }
}
