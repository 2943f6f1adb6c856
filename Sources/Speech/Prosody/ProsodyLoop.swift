package import MeadowFoundations
import SoundAnalysis

/// Says a text exactly as asked for: makes it, measures the sound, corrects, and makes it again.
///
/// Pitch and range seldom need a second try: an engine's law is exact once the text's own melody is
/// known. The length is approached by changing the speed, which has whole steps. The same text
/// and settings give the same samples, whatever was said before. Lives on the engine's thread.
package struct ProsodyLoop<Speech: AdjustableSpeech> {
  /// The sound, trimmed, in the engine's samples, and what became of the prosody.
  package typealias Outcome = (samples: [Int16], report: ProsodyReport)

  private let speech: Speech
  private let prosody: Prosody

  /// A loop that says `speech` in `prosody`.
  package init(_ speech: Speech, _ prosody: Prosody) {
    self.speech = speech
    self.prosody = prosody
  }

  /// Makes the sound, or says why it stopped before there was one.
  package func run() throws(SynthesisError) -> Result<Outcome, SynthesisStop> {
    let measurement: TextMeasurement
    switch try measure() {
    case .failure(let stop): return .failure(stop)
    case .success(let measured): measurement = measured
    }
    let intonation = measurement.intonation ?? speech.usual
    let plan = PitchPlan(speech.voice, prosody, intonation)
    let setting = speech.setting(hertz: plan.hertz, at: intonation.median, slope: plan.slope)
    let review = ProsodyReview(
      voice: speech.voice, wanted: prosody, plan: plan, isVoiced: measurement.intonation != nil)
    func reviewed(_ take: SpeechTake) -> Outcome {
      let speed = Double(measurement.length) / Double(take.length)
      return (take.samples, review.report(take.samples, rate: speech.rate, speed: speed))
    }
    let (found, speed): (SpeechTake, Int)
    switch try approach(setting, length: Double(measurement.length) / prosody.rate) {
    case .failure(let stop): return .failure(stop)
    case .success(let best): (found, speed) = best
    }
    let first = reviewed(found)
    guard let hertz = review.correction(first.report) else { return .success(first) }
    let better = speech.setting(hertz: hertz, at: intonation.median, slope: plan.slope)
    guard better != setting else { return .success(first) }
    // Where that is stopped, not the first take: whether somebody else was in a hurry must not change
    // the sound.
    return try speech.say(better, speed: speed, prosody).map { take in
      let second = reviewed(take)
      return review.error(second.report) < review.error(first.report) ? second : first
    }
  }

  /// The text at the voice's own speed and range.
  private func measure() throws(SynthesisError) -> Result<TextMeasurement, SynthesisStop> {
    if let known = speech.measurement { return .success(known) }
    let natural = Prosody(pitch: prosody.pitch)
    let plan = PitchPlan(speech.voice, natural, speech.usual)
    let setting = speech.setting(hertz: plan.hertz, at: speech.usual.median, slope: plan.slope)
    // With the pauses of the natural rate too: a measurement depends on its key alone.
    return try speech.say(setting, speed: speech.naturalSpeed, natural).map { take in
      let measurement = TextMeasurement(
        length: take.length, intonation: intonation(of: take.samples, setting))
      speech.measurement = measurement
      return measurement
    }
  }

  private func intonation(of samples: [Int16], _ setting: Speech.Setting) -> Intonation? {
    let track = ProsodyReview.track(
      samples, speech.rate, around: speech.voice.medianHertz * prosody.pitch)
    guard let low = track.percentile(5), let median = track.medianHertz,
      let high = track.percentile(95)
    else { return nil }
    func value(_ hertz: Double) -> Double {
      speech.intonation(at: hertz / speech.voice.playback, setting)
    }
    return Intonation(low: value(low), median: value(median), high: value(high))
  }

  /// The take whose length is nearest to `length` samples, and its speed.
  private func approach(
    _ setting: Speech.Setting, length: Double
  ) throws(SynthesisError) -> Result<(SpeechTake, Int), SynthesisStop> {
    var search = SpeedSearch(length: length)
    var speed = speech.speed(prosody.rate, from: speech.naturalSpeed)
    var best: (SpeechTake, Int)?
    for _ in 0..<ProsodyTolerance.tries {
      switch try speech.say(setting, speed: speed, prosody) {
      case .failure(let stop): return .failure(stop)
      case .success(let take):
        if search.note(take.length, at: speed) { best = (take, speed) }
        guard search.error > ProsodyTolerance.length,
          let next = search.next(in: speech.speeds, guess: speech.speed(_:from:))
        else { return .success(best ?? (take, speed)) }
        speed = next
      }
    }
    return best.map { .success($0) } ?? .failure(.silent)
  }
}

/// How near is near enough.
enum ProsodyTolerance {
  /// Of the wanted length: a word per minute is about 0.7 %.
  static let length = 0.006
  /// How often a text is said at most to find its length.
  static let tries = 5
  /// What is reported as not reached.
  static let reported = (rate: 0.03, pitch: 0.02, range: 0.12)
}
