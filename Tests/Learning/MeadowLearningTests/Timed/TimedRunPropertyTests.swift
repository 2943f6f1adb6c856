import MeadowFoundations
import MeadowLearning
import Testing

/// What holds in every run, whatever comes in whatever order.
@Suite struct TimedRunPropertyTests {
  @Test("the clock stays within 60.0 s, the score is what was accepted, each item counts once")
  func interleavings() throws {
    for seed in UInt32(1)...250 { try play(seed: seed) }
  }

  private func play(seed: UInt32) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var rig = try TimedRig(bands: [.bridgeTen], seed: seed)
    var right = 0
    var judged: [Int] = []
    var finished = 0
    for step in 0..<250 {
      rig.wait(wait(&generator))
      if step.isMultiple(of: 97) {
        // The program begins anew in the middle of it.
        rig.engine = TimedRunEngine(resuming: try reread(rig.run))
      }
      let before = (rig.engine.run, rig.engine.pauses)
      let input = try input(rig, &generator)
      do throws(InputProblem) {
        let effects = try rig.engine.handle(input, at: rig.now)
        #expect(rig.engine.problem(with: .tick, at: rig.now) == nil)
        for effect in effects {
          switch effect {
          case .judge(let answer):
            judged.append(answer.item)
            right += answer.isCorrect ? 1 : 0
            #expect(answer.clockMilliseconds < 60_000 && before.1.isEmpty, "seed \(seed)")
          case .finish: finished += 1
          case .show(let item): #expect(item.options.count == 4)
          case .stand, .goOn: break
          }
        }
      } catch {
        #expect(before == (rig.engine.run, rig.engine.pauses), "seed \(seed): \(error)")
        #expect(!error.field.isEmpty && !error.reason.isEmpty && !error.advice.isEmpty)
      }
      let run = try rig.run
      #expect(run.clock.elapsedMilliseconds <= 60_000, "seed \(seed)")
      #expect(run.correct == right && run.answers.map(\.item) == judged, "seed \(seed)")
      #expect(judged == Array(1..<judged.count + 1), "seed \(seed)")
      if step.isMultiple(of: 10) { #expect(try reread(run) == run, "seed \(seed)") }
      #expect((0...1).contains(run.remainingFraction(at: rig.now)), "seed \(seed)")
      #expect(run.isOver == (finished == 1), "seed \(seed)")
      #expect(rig.engine.pauses.isEmpty || rig.engine.deadline == nil, "seed \(seed)")
      if let result = run.result {
        #expect(result.correct == right && result.correct + result.wrong == judged.count)
        #expect(result.isComplete == (result.clockMilliseconds == 60_000), "seed \(seed)")
      }
    }
  }

  /// Mostly short times, now and then a long one or a clock that is set back.
  private func wait(_ generator: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: Int.random(in: -5000...0, using: &generator)
    case 1: Int.random(in: 0...20_000, using: &generator)
    default: Int.random(in: 0...700, using: &generator)
    }
  }

  private func input(
    _ rig: TimedRig, _ generator: inout SeededGenerator
  ) throws -> TimedRunEngine.Input {
    let item = try rig.item.number
    let pause = TimedPause.allCases.randomElement(using: &generator) ?? .hidden
    switch Int.random(in: 0..<200, using: &generator) {
    case 0: return .end
    case 1: return .endAfterItem
    case 2..<12: return .pause(pause)
    case 12..<60: return .resume(pause)
    case 60..<80: return .tick
    case 80..<84: return .start(try plan(run: Int.random(in: 0...1, using: &generator)))
    default:
      return .answer(
        item: item + (Int.random(in: -30...3, using: &generator).clamped(to: -1...1)),
        choice: Int.random(in: -1...4, using: &generator),
        responseMilliseconds: Int.random(in: -100...3000, using: &generator))
    }
  }
}

extension Int {
  /// Near the edges where it lies beyond them: mostly nothing, seldom one more or less.
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    self > 0 ? range.upperBound : self < -27 ? range.lowerBound : 0
  }
}
