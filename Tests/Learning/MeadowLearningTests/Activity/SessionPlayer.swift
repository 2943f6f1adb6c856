import MeadowFoundations
import MeadowLearning

/// A child that does plausible things by chance.
struct SessionPlayer {
  var chance: Chance
  var rig: LearningRig

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    // The log begins with a child that knows some facts, so that runs are open.
    rig = Self.learned
  }

  private static let learned: LearningRig = {
    var rig = LearningRig()
    do { try rig.learnFacts() } catch {}
    return rig
  }()

  /// Meadow is started anew `seconds` later.
  mutating func restart(
    from saved: LearnerState, after lines: Int, seconds: Double
  ) throws {
    let kept = rig.records
    var next = LearningRig(isOpen: false)
    next.now = rig.now.later(by: seconds)
    next.log = rig.log
    next.tell(.date(DateReading(wall: next.wall, day: LearningSamples.day)))
    next.activity.restore(
      from: try reread(saved), records: try reread(Array(kept[lines...])), seed: 3)
    next.records = kept
    next.tell(.speaker(nil))
    rig = next
  }

  /// Does one thing, which may be refused.
  mutating func step() throws {
    let seconds = chance.happens(0.03) ? 700 : Double(chance.index(below: 90)) / 10
    switch chance.index(below: 20) {
    case 0: talk()
    case 1: rig.wait(Double(chance.index(below: 40)))
    case 2: begin(after: seconds)
    case 3: give(try other(), after: seconds)
    default: try goOn(after: seconds)
    }
  }

  private mutating func give(_ input: LearningInput, after seconds: Double) {
    // Many of these are refused, as they should be.
    _ = try? rig(input, after: seconds)
  }

  private mutating func talk() {
    if chance.happens(0.5) {
      rig.talk(Double(chance.index(below: 20)))
    } else {
      rig.tell(.speaker(chance.happens(0.5) ? .child : nil))
    }
  }

  private mutating func begin(after seconds: Double) {
    let inputs: [LearningInput] = [
      .facts(.practise(nil)), .facts(.practise(FactDrill(for: FactBank.all[40]))), .facts(.warmUp),
      .facts(.run), .facts(.run), .facts(.pickGoal(12)), .lesson(.lesson("KS6-1")),
      .lesson(.lesson("GS6-2")), .lesson(.lesson("GS5-1")), .lesson(.review("GS6")),
      .lesson(.resume), .facts(.goOn), .lesson(.lesson("KS1-1")),
    ]
    give(inputs[chance.index(below: inputs.count)], after: seconds)
  }

  private mutating func other() throws -> LearningInput {
    var controls = LearningControls()
    controls.readsFacts = chance.happens(0.5)
    controls.sessionLimitMinutes = chance.happens(0.5) ? 5 : nil
    controls.factsToTen = chance.happens(0.3)
    controls.reminderSeconds = chance.happens(0.3) ? nil : 9
    let inputs: [LearningInput] = [
      .controls(controls), .mute(chance.happens(0.3)), .replay, .say(.number(3)), .moved(.coin),
      .screen("home"),
      .facts(.stop), .lesson(.leave), .facts(.hidden(chance.happens(0.4))), .facts(.goOn),
      .lesson(.previous), .lesson(.skip), .facts(.putGoalAway),
    ]
    return inputs[chance.index(below: inputs.count)]
  }

  /// Does what is to be done next.
  private mutating func goOn(after seconds: Double) throws {
    let view = try rig.view
    switch view["doing"]?.text {
    case "lesson": try goOnInLesson(view, after: seconds)
    case "run":
      if view["run", "isPaused"]?.flag == true { give(.facts(.goOn), after: 1) }
      _ = try? rig.choose(right: chance.happens(0.85), after: min(seconds, 3))
    case "warmUp":
      let number = view["warmUp"]?.whole ?? 0
      let times = KeyTimes(firstKey: 600 + chance.index(below: 300), commit: 1000)
      give(.facts(.touched(number, times)), after: 1)
    case "practice":
      if view["practice", "item"] != nil {
        if chance.happens(0.1) { give(.facts(.why(item: try rig.asked.item)), after: 1) }
        _ = try? rig.solve(right: chance.happens(0.8), after: seconds)
      } else if let item = try rig.saved.facts.practice.missed {
        give(.facts(.lessonSeen(item: item)), after: seconds)
      }
    default: begin(after: seconds)
    }
  }

  private mutating func goOnInLesson(_ view: PlainJSON, after seconds: Double) throws {
    guard ["open", "copying"].contains(view["lesson", "outcome"]?.text) else {
      return give(.lesson(.next), after: seconds)
    }
    if chance.happens(0.1) { give(.lesson(.hint(isSpoken: chance.happens(0.3))), after: 1) }
    if chance.happens(0.1) { give(.lesson(.touched), after: 1) }
    if chance.happens(0.3) { rig.listen() }
    let milliseconds = chance.happens(0.2) ? nil : chance.index(below: 6000)
    _ = try? rig.answer(chance.happens(0.7), milliseconds: milliseconds, after: seconds)
  }
}

extension PracticeEngine {
  /// The number of the item whose micro-lesson is to be seen, or nil.
  fileprivate var missed: Int? {
    (1...400).reversed().first { problem(with: .lessonSeen(item: $0)) == nil }
  }
}
