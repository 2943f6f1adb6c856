import MeadowModel

extension EspeakSynthesizer {
  /// How one run of a job ended.
  enum JobResult: Sendable {
    case complete(MadeClip)
    case failed(SynthesisError)
    /// It made way for a more urgent one after handing over this many frames.
    case preempted(delivered: Int, substitution: String?)
  }

  /// One utterance to be made.
  struct Job: Sendable {
    var text: EspeakText
    var voice: VoiceDefinition
    var prosody: Prosody
    var priority: SynthesisPriority
    var isCancelled: @Sendable () -> Bool
    var onPart: @Sendable (Clip, Bool) -> Void
    /// The frames an earlier run handed over.
    var delivered = 0
    /// Why an earlier run spoke with another voice: then so does this one, to the end.
    var substitution: String?

    /// Makes the sound, on the library's thread.
    func run(
      _ library: inout EspeakLibrary?, _ rate: SampleRate, isOvertaken: @escaping () -> Bool
    ) -> JobResult {
      guard !isCancelled() else { return .failed(.cancelled) }
      let pauses = EspeakSynthesizer.pauses(prosody, rate)
      guard let maker = ClipMaker(from: rate, pauses: pauses, alreadyDelivered: delivered) else {
        return .failed(.engineFailed(reason: "no memory for the resampler"))
      }
      let run = EspeakRun(
        maker: maker, decide: { decide(isOvertaken) }, onPart: { onPart($0, false) })
      let used: String?
      do throws(SynthesisError) {
        used = try library?.prepare(voice, prosody, for: text, substitution: substitution)
        try library?.speak(text, run)
      } catch {
        return .failed(error)
      }
      return finish(run, used)
    }

    private func decide(_ isOvertaken: () -> Bool) -> EspeakRun.Ending {
      if isCancelled() { return .cancelled }
      return isOvertaken() ? .preempted : .complete
    }

    private func finish(_ run: EspeakRun, _ substitution: String?) -> JobResult {
      switch run.ending {
      case .cancelled: return .failed(.cancelled)
      case .tooLong: return .failed(.tooLong(seconds: EspeakRun.longestSeconds))
      case .preempted:
        return .preempted(delivered: run.maker.delivered, substitution: substitution)
      case .complete: break
      }
      guard run.maker.finish() else { return .failed(.nothingToSay(text: text.string)) }
      onPart(run.maker.takeLastPart(), true)
      return .complete(MadeClip(clip: run.maker.clip, substitution: substitution))
    }
  }
}
