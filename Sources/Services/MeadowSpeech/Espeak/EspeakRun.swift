import CEspeakNG
import MeadowModel

/// One call of `espeak_Synth`: takes the sound as it comes and decides whether to go on.
///
/// Lives on the library's thread only.
final class EspeakRun: EspeakListener {
  /// How a run ended.
  enum Ending {
    case complete, cancelled, preempted, tooLong
  }

  /// The longest utterance, in seconds.
  static let longestSeconds = 60.0

  /// The sound so far.
  var maker: ClipMaker
  /// How it ended; complete unless it was stopped.
  private(set) var ending = Ending.complete
  private let decide: () -> Ending
  private let onPart: (Clip) -> Void

  /// A run that asks `decide` before every piece and hands parts to `onPart`.
  init(
    maker: consuming ClipMaker, decide: @escaping () -> Ending,
    onPart: @escaping (Clip) -> Void
  ) {
    self.maker = maker
    self.decide = decide
    self.onPart = onPart
  }

  /// Takes a piece of sound and what happened in it; false to stop.
  func receive(
    _ samples: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    ending = decide()
    guard ending == .complete else { return false }
    note(events)
    maker.push(samples)
    if maker.length.seconds > Self.longestSeconds {
      ending = .tooLong
      return false
    }
    if let part = maker.takePart() { onPart(part) }
    return true
  }

  private func note(_ events: UnsafeMutablePointer<espeak_EVENT>?) {
    guard var event = events else { return }
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      let sample = Int(event.pointee.sample)
      switch event.pointee.type {
      case espeakEVENT_END: maker.endClause(at: sample)
      case espeakEVENT_SENTENCE: maker.beginSentence(at: sample)
      default: break
      }
      event += 1
    }
  }
}
