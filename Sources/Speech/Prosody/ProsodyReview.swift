import MeadowFoundations
import SoundAnalysis
import SoundFiles

/// Measures a finished sound against what was asked for.
struct ProsodyReview {
  let voice: VoicePitch
  let wanted: Prosody
  let plan: PitchPlan
  /// Whether enough of the text is voiced to have a pitch.
  let isVoiced: Bool

  /// The report on `samples`, heard at `rate`, which are spoken at `speed` times the natural one.
  func report(_ samples: [Int16], rate: SampleRate, speed: Double) -> ProsodyReport {
    var reached = wanted
    reached.rate = speed
    var limits = rateLimits(speed)
    if isVoiced {
      let track = Self.track(samples, rate, around: plan.hertz * voice.playback)
      if let median = track.medianHertz { reached.pitch = median / voice.medianHertz }
      if let swing = track.rangeSemitones, plan.naturalSemitones > 0 {
        reached.range = swing / plan.naturalSemitones
      }
      limits += Self.pitchLimits(reached, wanted: wanted)
    } else if wanted.pitch != 1 || wanted.range != 1 {
      limits.append("It has no voiced sound, so pitch and range change nothing")
    }
    return ProsodyReport(wanted: wanted, reached: reached, limits: limits)
  }

  /// The engine's hertz to ask for instead, where the first ones missed the pitch by more than a step:
  /// a melody with two heights has its median at one or the other as the rate moves their lengths.
  ///
  /// Only the pitch: percentiles of a few moments are less sure than the law they would correct.
  func correction(_ report: ProsodyReport) -> Double? {
    let off = report.reached.pitch / wanted.pitch
    return isVoiced && abs(off - 1) > 0.015 ? plan.hertz / min(1.15, max(0.87, off)) : nil
  }

  /// How far the pitch of a sound is from what was asked for, as a part of it.
  func error(_ report: ProsodyReport) -> Double {
    abs(report.reached.pitch / wanted.pitch - 1)
  }

  /// The pitch of `samples` every 10 ms, for a voice around `hertz`.
  static func track(_ samples: [Int16], _ rate: SampleRate, around hertz: Double) -> PitchTrack {
    let tracker = PitchTracker(range: hertz / 2.6...hertz * 2.6, step: 0.005)
    return tracker.track(samples.map(PCM16.float), rate: rate)
  }

  private func rateLimits(_ speed: Double) -> [String] {
    guard abs(speed / wanted.rate - 1) > ProsodyTolerance.reported.rate else { return [] }
    let (asked, found) = (Self.text(wanted.rate), Self.text(speed))
    let way = speed > wanted.rate ? "slower" : "faster"
    return [
      "Asked for rate \(asked), it is \(found): the voice does not speak these sounds \(way)"
    ]
  }

  /// What of the pitch and the range of `wanted` was not `reached`, in sentences.
  static func pitchLimits(_ reached: Prosody, wanted: Prosody) -> [String] {
    var limits: [String] = []
    if abs(reached.pitch / wanted.pitch - 1) > ProsodyTolerance.reported.pitch {
      limits.append(
        "Asked for pitch \(text(wanted.pitch)), it is \(text(reached.pitch)): "
          + "the melody of this text does not fit the voice there")
    }
    let slack = max(0.1, wanted.range * ProsodyTolerance.reported.range)
    if abs(reached.range - wanted.range) > slack {
      limits.append(
        "Asked for range \(text(wanted.range)), it is \(text(reached.range)): "
          + "the melody of this text does not swing as far")
    }
    return limits
  }

  /// `factor` with two digits behind the point.
  static func text(_ factor: Double) -> String {
    let hundredths = Int((factor * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
