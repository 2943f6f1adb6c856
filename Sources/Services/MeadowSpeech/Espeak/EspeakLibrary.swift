import CEspeakNG
import MeadowModel

/// eSpeak NG as C sees it, with the settings it has at the moment.
///
/// Everything in it is global to the process and belongs to one thread (reference/espeak-ng.md
/// §2.1): a value of this type lives in the ``WorkThread`` that made it and nowhere else.
struct EspeakLibrary {
  /// Settings that are changed only when they differ: each change costs (§2.1, §2.11).
  private var voiceName: String?
  private var parameters: [UInt32: CInt] = [:]
  private let data: EspeakDataDirectory

  /// The pitch parameter at which a base voice has its own pitch; the library's default.
  private static let usualPitch = 50

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

  /// Makes the next words sound like `voice` in `prosody`.
  ///
  /// Where the voice's file cannot be written, or `substitution` says so already, the nearest voice
  /// that is there speaks: a child must be heard on a full disk too. Returns why, or nil.
  @discardableResult
  mutating func prepare(
    _ voice: VoiceDefinition, _ prosody: Prosody, for text: EspeakText,
    substitution: String? = nil
  ) throws(SynthesisError) -> String? {
    var substitution = substitution
    if substitution == nil {
      do throws(SynthesisError) {
        try load(EspeakVariant(voice, prosody), base: voice.base)
      } catch .voiceNotWritten(let reason) {
        substitution = reason
      }
    }
    if substitution != nil { try loadNearest(voice) }
    let speed = EspeakRateLaw.wordsPerMinute(
      rate: prosody.rate, natural: voice.naturalWordsPerMinute, isPhrase: text.isPhrase)
    set(espeakRATE, CInt(speed))
    return substitution
  }

  /// Says `text`; `listener` takes the sound and may stop it.
  ///
  /// Never `espeak_Cancel`, never SSML: both leave marks in the process (§2.3).
  func speak(_ text: EspeakText, _ listener: any EspeakListener) throws(SynthesisError) {
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

  /// Lets `[[…]]` be phonemes for the next ``phonemes(of:ipa:)``: the library takes that from the
  /// last text it spoke (§2.9).
  func acceptPhonemes(_ text: EspeakText) {
    guard text.isPhonemes else { return }
    espeak_Synth("a", 2, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | espeakPHONEMES), nil, nil)
  }

  private mutating func load(
    _ variant: EspeakVariant, base: String
  ) throws(SynthesisError) {
    let name = variant.voiceName(base: base)
    // A missing variant would silently be the base voice (§2.8), so the file comes first.
    if name != voiceName { try data.install(variant) }
    try load(name, pitch: variant.pitch.parameter)
  }

  /// Loads `voice` at a usual pitch where its file is there, else the voice it stands on.
  private mutating func loadNearest(_ voice: VoiceDefinition) throws(SynthesisError) {
    let usual = [Prosody.standard, .natural].map { EspeakVariant(voice, $0) }
    if let variant = usual.first(where: data.holds) {
      try load(variant.voiceName(base: voice.base), pitch: variant.pitch.parameter)
    } else {
      try load(voice.base, pitch: Self.usualPitch)
    }
  }

  private mutating func load(_ name: String, pitch: Int) throws(SynthesisError) {
    // The pitch first: formants are fitted to it when a voice is loaded.
    set(espeakPITCH, CInt(pitch))
    guard name != voiceName else { return }
    voiceName = nil
    guard espeak_SetVoiceByName(name) == EE_OK else {
      throw .engineFailed(reason: "espeak-ng has no voice \(name)")
    }
    voiceName = name
    // Loading a voice puts the parameters back.
    parameters[espeakRATE.rawValue] = nil
  }

  private mutating func set(_ parameter: espeak_PARAMETER, _ value: CInt) {
    guard parameters[parameter.rawValue] != value else { return }
    espeak_SetParameter(parameter, value, 0)
    parameters[parameter.rawValue] = value
  }
}
