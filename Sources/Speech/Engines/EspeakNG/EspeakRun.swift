import CEspeakNG
import MeadowFoundations
import MeadowSpeech

/// One call of `espeak_Synth`: takes the sound as it comes, trims it and decides whether to go on.
///
/// Lives on the library's thread only.
final class EspeakRun: EspeakListener {
  /// Why it was stopped; nil where it was not.
  private(set) var stop: SynthesisStop?
  /// How many samples were audible, pauses and all.
  private(set) var length = 0
  private(set) var trimmer: OnsetTrimmer
  private let text: MarkedText
  private let longest: Int
  private let decide: () -> SynthesisStop?
  private let onSound: ([Int16]) -> Void

  /// A run of `text`, heard at `rate`, that asks `decide` before every piece and hands what is
  /// audible to `onSound`.
  init(
    _ text: MarkedText, pauses: OnsetTrimmer.Pauses, rate: SampleRate,
    decide: @escaping () -> SynthesisStop?, onSound: @escaping ([Int16]) -> Void
  ) {
    self.text = text
    self.trimmer = OnsetTrimmer(pauses: pauses)
    self.longest = Int(SpeechService.longestSeconds * Double(rate.hertz))
    self.decide = decide
    self.onSound = onSound
  }

  /// Takes a piece of sound and what happened in it; false to stop.
  func receive(
    _ samples: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    stop = decide()
    guard stop == nil else { return false }
    note(events)
    var audible: [Int16] = []
    audible.reserveCapacity(samples.count + OnsetTrimmer.lead)
    trimmer.push(samples, into: &audible)
    length += audible.count
    guard length <= longest else {
      stop = .tooLong
      return false
    }
    if !audible.isEmpty { onSound(audible) }
    return true
  }

  private func note(_ events: UnsafeMutablePointer<espeak_EVENT>?) {
    guard var event = events else { return }
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      let sample = Int(event.pointee.sample)
      switch event.pointee.type {
      case espeakEVENT_END: trimmer.endClause(at: sample)
      case espeakEVENT_SENTENCE: trimmer.beginSentence(at: sample)
      case espeakEVENT_WORD:
        trimmer.endPause(at: sample)
        if text.isPause(at: Int(event.pointee.text_position)) { trimmer.beginPause(at: sample) }
      default: break
      }
      event += 1
    }
  }
}
