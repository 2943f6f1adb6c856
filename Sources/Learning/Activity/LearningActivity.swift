public import MeadowFoundations

/// Early maths beside talk: the second thing a child can do with Meadow (documents 002 and 003).
///
/// Pure. It knows nothing of what a child says but that it speaks: then its clocks stand, its
/// narration yields and goes on afterwards (learning AC16). It begins with ``restore(from:records:seed:)``;
/// until then it is asleep and costs nothing.
public struct LearningActivity: Activity {
  public static let name = "learning"
  public static let opensAtStart = false

  public static func isForGrownUps(_ input: LearningInput) -> Bool {
    switch input {
    case .controls, .facts(.putGoalAway): true
    case .facts, .lesson, .replay, .say, .mute, .moved, .screen: false
    }
  }

  private let library: @Sendable () -> LearningContent
  private let notes: @Sendable () -> [String]
  var course: LearnerCourse?
  var narration = NarrationEngine(for: LearningActivity.name)
  private var clock = LearningClock()
  private var records: [LearningRecord] = []
  private var seed: UInt64 = 0
  /// Whether nothing but the log says what the child's chances were.
  private var logsSeed = false
  /// What is asked by the lines that are read; nil where they ask nothing. Their end starts the time
  /// for a reminder.
  private var asking: String?
  private var profile = ChildProfile()

  /// An activity whose lessons come from `library`, which is asked once, when learning is opened; `notes`
  /// says then what of them could not be used.
  public init(
    library: @escaping @Sendable () -> LearningContent,
    notes: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.library = library
    self.notes = notes
  }

  /// What the clock on the wall showed last, and the family's day.
  var wallNow: WallTime? { clock.wall }
  var day: String { clock.day }
  /// What a grown-up has opened for the child.
  var modules: Set<ChildModule> { profile.modules }

  public var state: LearningView { LearningView(course, narration, clock) }

  public var deadline: MonotonicTime? {
    let due = course?.deadline.flatMap { clock.moment(of: $0) }
    return [due, narration.deadline].compactMap(\.self).min()
  }

  public func prepare() -> [String] {
    _ = library()
    return notes()
  }

  public mutating func restore(
    from saved: LearnerState?, records: [LearningRecord], seed: UInt64
  ) {
    let seed = saved == nil ? records.lazy.compactMap(\.seed).first ?? seed : seed
    self.seed = seed
    logsSeed = saved == nil
    self.records = []
    var course = LearnerCourse(library(), state: saved ?? LearnerState(seed: seed))
    for record in records { course.replay(record) }
    self.course = course
    guard saved != nil || !records.isEmpty, let now = clock.wall else { return }
    // What follows in the log began here: whoever replays it restarts here, too.
    self.course?.restart(on: clock.day, at: now)
    note(.restarted, [], at: now)
  }

  public var saved: LearnerState? { course?.saved(seed: seed) }

  public mutating func takeRecords() -> [LearningRecord] {
    defer { records = [] }
    return records
  }

  public mutating func attempt(
    _ input: LearningInput, at now: MonotonicTime
  ) throws(InputProblem) -> [ActivityEffect] {
    // A copy: what is refused half-way has changed nothing.
    guard var changed = course, let wall = clock.time(at: now) else {
      throw InputProblem(
        .unavailable, field: "do", reason: "learning is not open", advice: "try again in a moment")
    }
    if let problem = closedModule(for: input) { throw problem }
    let effects = try changed.handle(input, on: clock.day, at: wall)
    course = changed
    if input.isKept { note(.input(input), effects, at: wall) }
    return perform(effects, isAsked: input.isToBeHeard, at: now)
  }

  public mutating func handle(_ input: LearningInput, at now: MonotonicTime) -> [ActivityEffect] {
    do throws(InputProblem) { return try attempt(input, at: now) } catch { return [] }
  }

  public mutating func handle(
    _ occasion: ActivityOccasion, at now: MonotonicTime
  ) -> [ActivityEffect] {
    switch occasion {
    case .date(let reading):
      clock.set(reading, at: now)
      return []
    case .settings(_, let profile): return obey(profile, at: now)
    case .speaker(let speaker): return heard(speaker, at: now)
    case .stopped: return narrationEffects(narration.stop()) + promptCut(at: now)
    case .tick: return tick(at: now)
    case .began, .ownWords, .clock: return []
    }
  }

  private mutating func obey(_ profile: ChildProfile, at now: MonotonicTime) -> [ActivityEffect] {
    self.profile = profile
    let isScanning = profile.motor == .scanning
    guard let wall = clock.time(at: now), course?.isScanning == !isScanning else { return [] }
    let followed = course?.scan(isScanning, on: clock.day, at: wall) ?? []
    note(.scanning(isScanning), followed, at: wall)
    return perform(followed, at: now)
  }

  private mutating func heard(_ speaker: Speaker?, at now: MonotonicTime) -> [ActivityEffect] {
    let reads = narration.heard(speaker, at: now)
    var effects: [ActivityEffect] = []
    let speaks = speaker == .child
    if let wall = clock.time(at: now), course?.isSpeaking == !speaks {
      // Where nothing goes on nothing follows from it, and nobody notes when a child speaks.
      let matters = course?.isBusy == true || course?.session != nil
      let followed = course?.speak(speaks, on: clock.day, at: wall) ?? []
      if matters { note(.speaking(speaks), followed, at: wall) }
      effects = perform(followed, at: now)
    }
    return effects + narrationEffects(reads) + promptEnded(reads, at: now)
  }

  private mutating func tick(at now: MonotonicTime) -> [ActivityEffect] {
    let reads = narration.tick(at: now)
    var effects = narrationEffects(reads) + promptEnded(reads, at: now)
    // Others may have been woken: only what was due is noted, so that clocks count the same again.
    if let wall = clock.time(at: now), let due = course?.deadline, due <= wall {
      let followed = course?.tick(on: clock.day, at: wall) ?? []
      note(.tick, followed, at: wall)
      effects += perform(followed, at: now)
    }
    return effects
  }

  /// The time for a reminder begins when the prompt was heard to its end.
  private mutating func promptEnded(
    _ reads: [NarrationEngine.Effect], at now: MonotonicTime
  ) -> [ActivityEffect] {
    guard reads.contains(.ended), let asked = asking else { return [] }
    asking = nil
    return [tell(.promptNarrated(item: asked))] + prompt(false, at: now)
  }

  /// Nothing more of the prompt is read: the time for a reminder begins here, too.
  private mutating func promptCut(at now: MonotonicTime) -> [ActivityEffect] {
    guard asking != nil else { return [] }
    asking = nil
    return prompt(false, at: now)
  }

  /// Tells whether the prompt is being read.
  private mutating func prompt(_ isRead: Bool, at now: MonotonicTime) -> [ActivityEffect] {
    guard let wall = clock.time(at: now) else { return [] }
    let followed = course?.prompt(isRead, on: clock.day, at: wall) ?? []
    // When the reminder comes is no matter after a restart; what came due by the way is.
    if followed.isEmpty { return [] }
    note(.tick, followed, at: wall)
    return perform(followed, at: now)
  }

  private mutating func note(
    _ step: LearningRecord.Step, _ effects: [LearnerCourse.Effect], at now: WallTime
  ) {
    let answers = effects.compactMap { effect -> AnswerRow? in
      if case .row(let row) = effect { row } else { nil }
    }
    records.append(
      LearningRecord(
        at: now, day: clock.day, step: step, answers: answers,
        isSpeaking: course?.isSpeaking == true ? true : nil, seed: logsSeed ? seed : nil))
  }

  private mutating func perform(
    _ effects: [LearnerCourse.Effect], isAsked: Bool = false, at now: MonotonicTime
  ) -> [ActivityEffect] {
    var performed: [ActivityEffect] = []
    var lines: [NarrationLine]?
    var isPrompt = false
    for effect in effects {
      switch effect {
      case .cue(let intensity): performed.append(.cue(intensity))
      case .ask(let new): (lines, isPrompt) = (new, true)
      case .read(let new): (lines, isPrompt) = (new, false)
      case .hush:
        lines = nil
        performed += narrationEffects(narration.stop())
      case .readAhead(let lines): performed.append(.readAhead(lines.map(\.text)))
      case .keepReady(let texts): performed.append(.keepReady(texts))
      case .tell(let news): performed.append(tell(news))
      case .row: break
      }
    }
    // Of several things to read the last: they follow from one touch.
    guard let lines else {
      return performed + (narration.isReading ? [] : promptCut(at: now))
    }
    let isAloud = isAsked || course?.controls.isNarrated == true && course?.isMuted == false
    asking = isPrompt && isAloud ? course?.asked : nil
    let hasChime = effects.contains { if case .cue = $0 { true } else { false } }
    performed += narrationEffects(
      narration.start(isAloud ? lines : [], afterChime: hasChime, at: now))
    return performed + (asking == nil ? [] : prompt(true, at: now))
  }

  private func narrationEffects(_ effects: [NarrationEngine.Effect]) -> [ActivityEffect] {
    effects.flatMap { effect -> [ActivityEffect] in
      switch effect {
      case .quiet: [.quiet, tell(.narrating(nil))]
      case .read(let line): [.read(line.text), tell(.narrating(line))]
      case .ended: [tell(.narrating(nil))]
      }
    }
  }

  private func tell(_ news: LearningNews) -> ActivityEffect {
    .tell(.activity(ActivityNews(Self.name, news.topic, news.data)))
  }

  /// What a grown-up has not opened for this child cannot be begun; what goes on can be ended.
  private func closedModule(for input: LearningInput) -> InputProblem? {
    let needed: ChildModule?
    switch input {
    case .facts(let input): needed = input.beginsSomething ? .facts : nil
    case .lesson(.lesson(let id)): needed = course?.room.module(ofLesson: id)
    case .lesson(.review(let id)): needed = course?.room.module(ofSkill: id)
    case .lesson(.placement(let module)): needed = module
    case .lesson(.resume):
      needed = course?.room.course.state.lesson.flatMap { course?.room.module(ofSkill: $0.skillId) }
    case .lesson, .replay, .say, .mute, .controls, .moved, .screen: needed = nil
    }
    guard let needed, !profile.modules.contains(needed) else { return nil }
    return InputProblem(
      .settled, field: "modules", reason: "\(needed.title) is not open for this child",
      advice: "a grown-up opens it in the child's profile")
  }
}
