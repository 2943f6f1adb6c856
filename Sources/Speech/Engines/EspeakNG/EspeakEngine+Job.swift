import MeadowFoundations
import MeadowSpeech

extension EspeakEngine {
  /// How one run of a job ended.
  enum JobResult: Sendable {
    case complete(MadeClip)
    case failed(SynthesisError)
    /// It made way for a more urgent one after handing over this many frames.
    case preempted(delivered: Int, substitution: String?)
  }

  /// One utterance to be made.
  ///
  /// Where somebody waits it is made in one pass, by the laws, and handed over as it comes: a
  /// provisional clip. Otherwise it is made exactly and handed over as one part.
  struct Job: Sendable {
    var text: EspeakText
    var voice: EspeakVoice
    var prosody: Prosody
    var priority: SynthesisPriority
    var isCancelled: @Sendable () -> Bool
    var onPart: @Sendable (Clip, Bool) -> Void
    /// The frames an earlier run handed over.
    var delivered = 0
    /// Why an earlier run spoke with another voice: then so does this one, to the end.
    var substitution: String?

    /// Makes the sound, on the library's thread; `rate` is the library's own.
    func run(
      _ library: EspeakLibrary, _ rate: SampleRate, isOvertaken: @escaping () -> Bool
    ) -> JobResult {
      guard !isCancelled() else { return .failed(.cancelled) }
      let rate = voice.heardRate(rate)
      do throws(SynthesisError) {
        let used = try library.prepare(voice, prosody, for: text, substitution: substitution)
        return priority == .urgent || used != nil
          ? try speak(library, rate, used, isOvertaken)
          : try perfect(library, rate, isOvertaken)
      } catch {
        return .failed(error)
      }
    }

    private var marked: MarkedText {
      MarkedText(text, hasPauses: prosody.pauseMilliseconds > 0)
    }

    /// One pass, streamed.
    private func speak(
      _ library: EspeakLibrary, _ rate: SampleRate, _ substitution: String?,
      _ isOvertaken: @escaping () -> Bool
    ) throws(SynthesisError) -> JobResult {
      guard
        let maker = ClipMaker(
          from: rate, gain: Decibels(voice.definition.usualGain), alreadyDelivered: delivered)
      else { return .failed(.engineFailed(reason: "no memory for the resampler")) }
      let (stream, marked) = (PartStream(maker: maker, onPart: onPart), marked)
      let run = EspeakRun(
        marked, pauses: EspeakEngine.pauses(prosody, rate), rate: rate,
        decide: { decide(isOvertaken) }, onSound: stream.append)
      try library.speak(marked, run)
      if let stop = run.stop { return result(of: stop, stream.delivered, substitution) }
      guard let clip = stream.finish() else { return .failed(.nothingToSay(text: text.string)) }
      return .complete(MadeClip(clip: clip, substitution: substitution, isProvisional: true))
    }

    /// Made, measured and corrected.
    private func perfect(
      _ library: EspeakLibrary, _ rate: SampleRate, _ isOvertaken: @escaping () -> Bool
    ) throws(SynthesisError) -> JobResult {
      let speech = EspeakSpeech(
        library: library, text: marked, isPhrase: text.isPhrase, pitched: voice, prosody: prosody,
        rate: rate, decide: { decide(isOvertaken) })
      switch try ProsodyLoop(speech, prosody).run() {
      case .failure(let stop): return result(of: stop, 0, nil)
      case .success(let (samples, report)):
        guard let clip = LevelledClip.make(samples, from: rate) else {
          return .failed(.engineFailed(reason: "no memory for the resampler"))
        }
        onPart(clip, true)
        return .complete(MadeClip(clip: clip, report: report))
      }
    }

    private func decide(_ isOvertaken: () -> Bool) -> SynthesisStop? {
      if isCancelled() { return .cancelled }
      return isOvertaken() ? .preempted : nil
    }

    /// What a run that was stopped comes to.
    private func result(
      of stop: SynthesisStop, _ delivered: Int, _ substitution: String?
    ) -> JobResult {
      switch stop {
      case .cancelled: .failed(.cancelled)
      case .tooLong: .failed(.tooLong(seconds: SpeechService.longestSeconds))
      case .silent: .failed(.nothingToSay(text: text.string))
      case .preempted: .preempted(delivered: delivered, substitution: substitution)
      }
    }
  }
}

/// A clip that is handed over while it is made. Lives on the library's thread.
private final class PartStream {
  private var maker: ClipMaker
  private let onPart: @Sendable (Clip, Bool) -> Void

  init(maker: consuming ClipMaker, onPart: @escaping @Sendable (Clip, Bool) -> Void) {
    self.maker = maker
    self.onPart = onPart
  }

  var delivered: Int { maker.delivered }

  func append(_ audible: [Int16]) {
    maker.push(audible)
    if let part = maker.takePart() { onPart(part, false) }
  }

  /// Hands over the rest and returns the whole; nil where there was no sound.
  func finish() -> Clip? {
    guard maker.finish() else { return nil }
    onPart(maker.takeLastPart(), true)
    return maker.clip
  }
}
