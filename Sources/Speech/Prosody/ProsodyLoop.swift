import MeadowFoundations
import SoundAnalysis

/// Says a text exactly as asked for: makes it, measures the sound, corrects, and makes it again.
///
/// Pitch and range seldom need a second try: the library's law is exact once the text's own melody is
/// known. The length is approached by changing the words per minute, which are whole numbers. The same text
/// and settings give the same samples, whatever was said before. Lives on the library's thread.
struct ProsodyLoop {
  /// How a loop ended.
  enum Ending {
    /// The sound, trimmed, in the library's samples, and what became of the prosody.
    case made([Int16], ProsodyReport)
    /// Stopped before there was anything.
    case stopped(EspeakRun.Ending)
    /// The text has no sound.
    case silent
  }

  /// A sound and how long it is without the pauses between its words.
  private struct Take {
    var samples: [Int16]
    var length: Int
    var wordsPerMinute: Int
  }

  /// How near the wanted length is near enough: a word per minute is about 0.7 %.
  static let tolerance = 0.006
  /// How often a text is said at most to find its length.
  static let tries = 5
  /// What is reported as not reached.
  static let reported = (rate: 0.03, pitch: 0.02, range: 0.12)

  let text: MarkedText
  let isPhrase: Bool
  let voice: VoiceDefinition
  let prosody: Prosody
  let rate: SampleRate
  let decide: () -> EspeakRun.Ending

  /// Runs on `library`, which is prepared for the voice at this pitch.
  func run(_ library: inout EspeakLibrary) throws(SynthesisError) -> Ending {
    let pitch = EspeakVariant(voice, prosody).pitch
    let measured = try measure(&library, pitch)
    guard case .success(let measurement) = measured else {
      if case .failure(let stop) = measured { return stop.ending.map(Ending.stopped) ?? .silent }
      return .silent
    }
    let intonation = measurement.intonation ?? usual
    let plan = PitchPlan(voice, prosody, intonation)
    let setting = pitch.setting(hertz: plan.hertz, at: intonation.median, slope: plan.slope)
    library.tune(setting)
    switch try approach(&library, length: Double(measurement.length) / prosody.rate) {
    case .failure(let stop): return stop.ending.map(Ending.stopped) ?? .silent
    case .success(let take):
      let review = ProsodyReview(
        voice: voice, wanted: prosody, plan: plan, isVoiced: measurement.intonation != nil)
      func report(_ take: Take) -> ProsodyReport {
        review.report(
          take.samples, rate: rate, speed: Double(measurement.length) / Double(take.length))
      }
      let first = report(take)
      guard let better = review.correction(first, pitch, setting, intonation) else {
        return .made(take.samples, first)
      }
      library.tune(better)
      let again: Take
      switch try self.take(&library, take.wordsPerMinute, prosody) {
      // Not the first take: whether somebody else was in a hurry must not change the sound.
      case .failure(let stop): return stop.ending.map(Ending.stopped) ?? .silent
      case .success(let take): again = take
      }
      let second = report(again)
      return review.error(second) < review.error(first)
        ? .made(again.samples, second) : .made(take.samples, first)
    }
  }

  /// Why there is no take; nil for no sound at all.
  private struct Stop: Error { var ending: EspeakRun.Ending? }

  private var usual: Intonation { isPhrase ? .phrase : .word }

  /// The text at the voice's own speed and range.
  private func measure(
    _ library: inout EspeakLibrary, _ pitch: EspeakPitch
  ) throws(SynthesisError) -> Result<TextMeasurement, Stop> {
    let natural = Prosody(pitch: prosody.pitch)
    let key = MeasurementCache.Key(
      text: text, variant: EspeakVariant(voice, prosody).name,
      wordsPerMinute: voice.naturalWordsPerMinute)
    if let known = library.measurements[key] { return .success(known) }
    let plan = PitchPlan(voice, natural, usual)
    let setting = pitch.setting(hertz: plan.hertz, at: usual.median, slope: plan.slope)
    library.tune(setting)
    // With the pauses of the natural rate too: a measurement depends on its key alone.
    let taken = try take(&library, voice.naturalWordsPerMinute, natural)
    return taken.map { take in
      let measurement = TextMeasurement(
        length: take.length, intonation: intonation(of: take.samples, pitch, setting))
      library.measurements[key] = measurement
      return measurement
    }
  }

  private func intonation(
    of samples: [Int16], _ pitch: EspeakPitch, _ setting: EspeakPitch.Setting
  ) -> Intonation? {
    let track = ProsodyReview.track(samples, rate, around: voice.medianHertz * prosody.pitch)
    guard let low = track.percentile(5), let median = track.medianHertz,
      let high = track.percentile(95)
    else { return nil }
    func value(_ hertz: Double) -> Double {
      // The melody lies within 0–130; beyond is a mistake of the tracker.
      min(130, max(0, pitch.intonation(at: hertz / voice.formantScale, setting)))
    }
    return Intonation(low: value(low), median: value(median), high: value(high))
  }

  /// The take whose length is nearest to `length` samples.
  private func approach(
    _ library: inout EspeakLibrary, length: Double
  ) throws(SynthesisError) -> Result<Take, Stop> {
    var search = SpeedSearch(length: length)
    var speed = EspeakRateLaw.wordsPerMinute(
      rate: prosody.rate, natural: voice.naturalWordsPerMinute, isPhrase: isPhrase)
    var best: Take?
    for _ in 0..<Self.tries {
      switch try take(&library, speed, prosody) {
      case .failure(let stop): return .failure(stop)
      case .success(let take):
        if search.note(take.length, at: speed) { best = take }
        guard search.error > Self.tolerance, let next = search.next(isPhrase: isPhrase) else {
          return .success(best ?? take)
        }
        speed = next
      }
    }
    return best.map { .success($0) } ?? .failure(Stop(ending: nil))
  }

  private func take(
    _ library: inout EspeakLibrary, _ wordsPerMinute: Int, _ prosody: Prosody
  ) throws(SynthesisError) -> Result<Take, Stop> {
    var samples: [Int16] = []
    samples.reserveCapacity(rate.hertz)
    let run = EspeakRun(
      text, pauses: EspeakSynthesizer.pauses(prosody, rate), rate: rate, decide: decide,
      onSound: { samples += $0 })
    library.pace(wordsPerMinute)
    try library.speak(text, run)
    guard run.ending == .complete else { return .failure(Stop(ending: run.ending)) }
    guard !samples.isEmpty else { return .failure(Stop(ending: nil)) }
    return .success(
      Take(
        samples: samples, length: samples.count - run.trimmer.paused - OnsetTrimmer.lead,
        wordsPerMinute: wordsPerMinute))
  }
}
