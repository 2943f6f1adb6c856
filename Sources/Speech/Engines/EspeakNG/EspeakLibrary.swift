import CEspeakNG
import MeadowFoundations
import MeadowSpeech

/// eSpeak NG as C sees it, with the settings it has at the moment.
///
/// Everything in it is global to the process and belongs to one thread (reference/espeak-ng.md
/// §2.1): an object of this type lives in the ``WorkThread`` that made it and nowhere else.
final class EspeakLibrary {
  /// Settings that are changed only when they differ: each change costs (§2.1, §2.11).
  var voiceName: String?
  var parameters: [UInt32: CInt] = [:]
  /// What was measured of texts, so that the next prosody need not measure them again.
  var measurements = MeasurementCache()
  private let data: EspeakDataDirectory

  /// The pitch parameter at which a voice has its own pitch and formants; the library's default.
  private static let usualPitch = 50
  /// The range parameter at which a voice has its own range; the library's default.
  private static let usualRange = 50

  /// The library's version, such as "1.51".
  let version: String
  /// The rate of its samples.
  let sampleRate: SampleRate

  /// Starts the library on `data`; once per process, on the thread that will use it.
  init(data: EspeakDataDirectory) throws(SynthesisError) {
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 0, data.path, CInt(espeakINITIALIZE_DONT_EXIT))
    guard rate > 0 else {
      throw .engineFailed(reason: "espeak-ng does not accept its data in \(data.path)")
    }
    self.data = data
    self.sampleRate = SampleRate(hertz: Int(rate))
    self.version = String(cString: espeak_Info(nil))
    espeak_SetSynthCallback(espeakCallback)
    // Child-like voices are louder than the base voice; at 100 they reach full scale, where 1.51 wraps
    // loud consonants around (§2.6). At 55 the loudest core word peaks at −4 dBFS, and none clips at
    // the highest pitch and range.
    set(espeakVOLUME, 55)
  }

  /// Makes the next words sound like `voice` in `prosody`, as far as laws can tell before a text was
  /// measured.
  ///
  /// Where the voice's file cannot be written, or `substitution` says so already, the nearest voice
  /// that is there speaks: a child must be heard on a full disk too. Returns why, or nil.
  @discardableResult
  func prepare(
    _ voice: EspeakVoice, _ prosody: Prosody, for text: EspeakText,
    substitution: String? = nil
  ) throws(SynthesisError) -> String? {
    let variant = EspeakVariant(voice, prosody)
    var substitution = substitution
    if substitution == nil {
      do throws(SynthesisError) {
        try load(variant, base: voice.block.base)
      } catch .voiceNotWritten(let reason) {
        substitution = reason
      }
    }
    let usual: Intonation = text.isPhrase ? .phrase : .word
    let plan = PitchPlan(voice.pitch, prosody, usual)
    if substitution == nil {
      tune(variant.pitch.setting(hertz: plan.hertz, at: usual.median, slope: plan.slope))
    } else {
      try loadNearest(voice)
    }
    pace(
      EspeakRateLaw.wordsPerMinute(
        rate: prosody.rate, natural: voice.block.naturalWordsPerMinute, isPhrase: text.isPhrase))
    return substitution
  }

  /// Makes the next words lie at a pitch and swing in a range.
  func tune(_ setting: EspeakPitch.Setting) {
    set(espeakPITCH, CInt(setting.pitch))
    set(espeakRANGE, CInt(setting.range))
  }

  /// Makes the next words be spoken at so many words per minute.
  func pace(_ wordsPerMinute: Int) { set(espeakRATE, CInt(wordsPerMinute)) }

  /// Says `text`; `listener` takes the sound and may stop it.
  ///
  /// Never `espeak_Cancel`, never SSML: both leave marks in the process (§2.3).
  func speak(_ text: MarkedText, _ listener: any EspeakListener) throws(SynthesisError) {
    espeakCurrentListener = listener
    defer { espeakCurrentListener = nil }
    var flags = UInt32(espeakCHARS_UTF8)
    if text.isPhonemes { flags |= UInt32(espeakPHONEMES) }
    let code = espeak_Synth(
      text.string, text.string.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, nil)
    guard code == EE_OK else {
      throw .engineFailed(reason: "espeak_Synth returned \(code.rawValue)")
    }
  }

  /// The phonemes of `text`, clause by clause: IPA or eSpeak NG's own.
  func phonemes(of text: EspeakText, ipa: Bool) -> String {
    let mode = ipa ? CInt(espeakPHONEMES_IPA) : 0
    var clauses: [String] = []
    text.string.withCString { start in
      var next: UnsafeRawPointer? = UnsafeRawPointer(start)
      while next != nil {
        guard let clause = espeak_TextToPhonemes(&next, CInt(espeakCHARS_UTF8), mode) else { break }
        clauses.append(String(cString: clause))
      }
    }
    return clauses.map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func load(_ variant: EspeakVariant, base: String) throws(SynthesisError) {
    let name = variant.voiceName(base: base)
    // A missing variant would silently be the base voice (§2.8), so the file comes first.
    if name != voiceName { try data.install(variant) }
    try load(name)
  }

  /// Loads `voice` at a usual pitch where its file is there, else the voice it stands on.
  private func loadNearest(_ voice: EspeakVoice) throws(SynthesisError) {
    let usual = [Prosody.standard, .natural]
    if let prosody = usual.first(where: { data.holds(EspeakVariant(voice, $0)) }) {
      let variant = EspeakVariant(voice, prosody)
      let plan = PitchPlan(voice.pitch, prosody, .word)
      try load(variant.voiceName(base: voice.block.base))
      tune(
        variant.pitch.setting(hertz: plan.hertz, at: Intonation.word.median, slope: plan.slope))
    } else {
      try load(voice.block.base)
      tune(EspeakPitch.Setting(pitch: Self.usualPitch, range: Self.usualRange))
    }
  }

  private func load(_ name: String) throws(SynthesisError) {
    guard name != voiceName else { return }
    voiceName = nil
    // Formants are fitted to the pitch parameter when a voice is first heard after it was loaded
    // (`SetPitchFormants`): that happens at the parameter that leaves them alone, here and now.
    set(espeakPITCH, CInt(Self.usualPitch))
    guard espeak_SetVoiceByName(name) == EE_OK else {
      throw .engineFailed(reason: "espeak-ng has no voice \(name)")
    }
    takeUpVoice(for: .warmUp)
    voiceName = name
    // Loading a voice puts the parameters back.
    parameters[espeakRATE.rawValue] = nil
    parameters[espeakRANGE.rawValue] = nil
  }

  private func set(_ parameter: espeak_PARAMETER, _ value: CInt) {
    guard parameters[parameter.rawValue] != value else { return }
    espeak_SetParameter(parameter, value, 0)
    parameters[parameter.rawValue] = value
  }
}
