import MeadowFoundations
import MeadowSpeech

/// One text in one voice at the pitch that eSpeak NG is prepared for, to be said at other settings.
struct EspeakSpeech: AdjustableSpeech {
  let library: EspeakLibrary
  let text: MarkedText
  let isPhrase: Bool
  let espeakVoice: EspeakVoice
  let rate: SampleRate
  let decide: () -> SynthesisStop?
  private let variant: EspeakVariant

  init(
    library: EspeakLibrary, text: MarkedText, isPhrase: Bool, pitched voice: EspeakVoice,
    prosody: Prosody, rate: SampleRate, decide: @escaping () -> SynthesisStop?
  ) {
    self.library = library
    self.text = text
    self.isPhrase = isPhrase
    self.espeakVoice = voice
    self.rate = rate
    self.decide = decide
    variant = EspeakVariant(voice, prosody)
  }

  var voice: VoicePitch { espeakVoice.pitch }
  var usual: Intonation { isPhrase ? .phrase : .word }
  var naturalSpeed: Int { espeakVoice.block.naturalWordsPerMinute }
  var speeds: ClosedRange<Int> { 80...400 }

  var measurement: TextMeasurement? {
    get { library.measurements[key] }
    nonmutating set { library.measurements[key] = newValue }
  }

  private var key: MeasurementCache.Key {
    MeasurementCache.Key(text: text, variant: variant.name, wordsPerMinute: naturalSpeed)
  }

  func speed(_ rate: Double, from speed: Int) -> Int {
    EspeakRateLaw.wordsPerMinute(rate: rate, natural: speed, isPhrase: isPhrase)
  }

  func setting(hertz: Double, at p: Double, slope: Double) -> EspeakPitch.Setting {
    variant.pitch.setting(hertz: hertz, at: p, slope: slope)
  }

  /// The melody lies within 0–130; beyond is a mistake of the tracker.
  func intonation(at hertz: Double, _ setting: EspeakPitch.Setting) -> Double {
    min(130, max(0, variant.pitch.intonation(at: hertz, setting)))
  }

  func say(
    _ setting: EspeakPitch.Setting, speed: Int, _ prosody: Prosody
  ) throws(SynthesisError) -> Result<SpeechTake, SynthesisStop> {
    var samples: [Int16] = []
    samples.reserveCapacity(rate.hertz)
    let run = EspeakRun(
      text, pauses: EspeakEngine.pauses(prosody, rate), rate: rate, decide: decide,
      onSound: { samples += $0 })
    library.tune(setting)
    library.pace(speed)
    try library.speak(text, run)
    if let stop = run.stop { return .failure(stop) }
    guard !samples.isEmpty else { return .failure(.silent) }
    let length = samples.count - run.trimmer.paused - OnsetTrimmer.lead
    return .success(SpeechTake(samples: samples, length: length))
  }
}
