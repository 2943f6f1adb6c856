import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// A child, its page, the voice and a host around the activity, in virtual time.
struct LearningRig {
  var activity = LearningActivity { LearningSamples.content }
  var now = MonotonicTime(nanoseconds: 7_000_000_000)
  /// All effects so far, with the moment of each.
  var log: [ActivityEffect] = []
  /// All lines of the log so far.
  var records: [LearningRecord] = []
  /// How often the activity was woken by its deadline.
  var wakings = 0

  /// A child for which `modules` are open; before the activity is opened where `isOpen` is false.
  init(
    modules: Set<ChildModule> = Set(ChildModule.allCases), motor: MotorAccess = .touch,
    isOpen: Bool = true, saved: LearnerState? = nil, records: [LearningRecord] = [],
    after seconds: Double = 0
  ) {
    tell(.settings(FamilySettings(), ChildProfile(motor: motor, modules: modules)))
    now = now.later(by: seconds)
    tell(.date(DateReading(wall: wall, day: LearningSamples.day)))
    guard isOpen else { return }
    activity.restore(from: saved, records: records, seed: 3)
    tell(.date(DateReading(wall: wall, day: LearningSamples.day)))
    tell(.settings(FamilySettings(), ChildProfile(motor: motor, modules: modules)))
    tell(.speaker(nil))
  }

  /// What the clock on the wall shows.
  var wall: WallTime {
    LearningSamples.start.plus(now.nanoseconds / 1_000_000 - 7000)
  }

  var saved: LearnerState { get throws { try found(activity.saved) } }

  /// What it shows.
  var view: PlainJSON {
    get throws {
      try JSONDecoder().decode(PlainJSON.self, from: JSONEncoder().encode(activity.state))
    }
  }

  @discardableResult
  mutating func tell(_ occasion: ActivityOccasion) -> [ActivityEffect] {
    keep(activity.handle(occasion, at: now))
  }

  private mutating func keep(_ effects: [ActivityEffect]) -> [ActivityEffect] {
    log += effects
    records += activity.takeRecords()
    return effects
  }

  /// Lets `seconds` pass, and wakes the activity whenever it wants to be.
  @discardableResult
  mutating func wait(_ seconds: Double) -> [ActivityEffect] {
    let end = now.later(by: seconds)
    var effects: [ActivityEffect] = []
    for _ in 0..<2000 {
      guard let due = activity.deadline, due <= end else {
        now = end
        return effects
      }
      now = max(now, due)
      wakings += 1
      effects += tell(.tick)
    }
    Issue.record("it is woken again and again")
    return effects
  }

  /// Gives it an input after so many seconds.
  @discardableResult
  mutating func callAsFunction(
    _ input: LearningInput, after seconds: Double = 2
  ) throws -> [ActivityEffect] {
    let due = wait(seconds)
    let effects = keep(try activity.attempt(input, at: now))
    // What is read leaves a chime its time.
    let chime = Double(NarrationEngine.chimeMilliseconds) / 1000
    return due + effects + (effects.cues.isEmpty ? [] : wait(chime))
  }

  /// What is wrong with an input, which must be something and must change nothing that is kept.
  mutating func problem(_ input: LearningInput, after seconds: Double = 0) throws -> InputProblem {
    wait(seconds)
    let (before, shown) = (activity.saved, try view)
    do throws(InputProblem) {
      _ = try activity.attempt(input, at: now)
    } catch {
      #expect(activity.saved == before)
      #expect(try view == shown)
      #expect(activity.takeRecords().isEmpty)
      return error
    }
    throw Missing()
  }

  /// The child says something with its symbols, which takes so many seconds.
  mutating func talk(_ seconds: Double = 1) {
    tell(.speaker(.child))
    wait(seconds)
    tell(.speaker(nil))
  }

  /// Listens until nothing is read any more; returns what was heard.
  @discardableResult
  mutating func listen() -> [String] {
    var heard: [String] = []
    var line = log.reads.last
    for _ in 0..<60 {
      guard let text = line, isReading else { return heard }
      heard.append(text)
      tell(.speaker(.activity("learning")))
      wait(1)
      line = tell(.speaker(nil)).reads.last ?? wait(0.3).reads.last
    }
    Issue.record("the reading does not end")
    return heard
  }
}

extension LearningRig {
  /// Whether a line is read now, as far as was told.
  private var isReading: Bool {
    for effect in log.reversed() {
      if case .tell(.activity(let news)) = effect, news.topic == "narrating" {
        return news.data["line"] != nil
      }
    }
    return false
  }
}

extension MonotonicTime {
  /// The moment `seconds` later, however many.
  func later(by seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: nanoseconds + Int64(seconds * 1000) * 1_000_000)
  }
}

extension [ActivityEffect] {
  /// The lines that are to be read.
  var reads: [String] { compactMap { if case .read(let text) = $0 { text } else { nil } } }

  /// The chimes.
  var cues: [ChimeIntensity] { compactMap { if case .cue(let cue) = $0 { cue } else { nil } } }

  /// What is told, without what is read at the moment.
  var news: [ActivityNews] {
    compactMap {
      guard case .tell(.activity(let news)) = $0, news.topic != "narrating" else { return nil }
      return news
    }
  }

  /// The topics of what is told.
  var topics: [String] { news.map(\.topic) }

  /// What was told about `topic`.
  func data(_ topic: String) -> PlainJSON? { news.last { $0.topic == topic }?.data }
}
