import Foundation
import MeadowFoundations
import MeadowPhonetics
import MeadowSpeech

/// A second engine: each vowel a buzz, each consonant a hiss, along a falling melody.
///
/// It takes phonemes or letters, has a rate, a pitch and a range, and cannot say how it reads. Its laws
/// are not quite true, so that only what is measured and corrected comes out as asked for.
struct BuzzEngine: VoiceEngine {
  /// As voice files have it.
  struct Block: VoiceBlock, Decodable {
    /// How long a vowel is at the voice's own speed, 40–400.
    var vowelMilliseconds: Double
    var formantScale: Double { 1 }

    func soundIdentity(in voice: VoiceDefinition) -> String {
      "\(voice.medianHertz) \(voice.rangeSemitones) \(vowelMilliseconds)"
    }
  }

  static let kind = VoiceEngineKind("buzz") { decoder in
    let block = try Block(from: decoder)
    try InputProblem.check(block.vowelMilliseconds, in: 40...400, "vowelMilliseconds")
    return block
  } start: { _, _ in
    BuzzEngine()
  }

  let name = "buzz"
  var identity = "buzz 1"
  let abilities: VoiceAbilities = [.phonemes, .rate, .pitch, .range]

  func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    guard let block = voice.block as? Block else { throw .engineFailed(reason: "no voice of mine") }
    let speech = BuzzSpeech(
      vowels: Self.vowels(request), vowelSeconds: block.vowelMilliseconds / 1000,
      voice: VoicePitch(voice, word: BuzzSpeech.melody))
    guard case .success(let (samples, report)) = try ProsodyLoop(speech, request.prosody).run(),
      let clip = LevelledClip.make(samples, from: speech.rate)
    else { throw .nothingToSay(text: request.text.string) }
    onPart(clip, true)
    return MadeClip(clip: clip, report: report)
  }

  func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    VoiceReading(ipa: "", phonemes: String(Self.vowels(request).map { $0 ? "o" : "-" }))
  }

  /// Which of the sounds are vowels, by phonemes where there are some, else by letters.
  private static func vowels(_ request: SpeechRequest) -> [Bool] {
    if case .phonemes(let text)? = request.readings.first?.sound,
      let pronunciation = Pronunciation(notation: text)
    {
      return pronunciation.sounds.map(\.phoneme.isVowel)
    }
    return request.text.string.lowercased().filter(\.isLetter).map { "aeiouy".contains($0) }
  }
}

/// One text of the engine's.
struct BuzzSpeech: AdjustableSpeech {
  struct Setting: Equatable {
    /// What it takes for the frequency at 50, in hertz.
    var middle: Int
    var slope: Double
  }

  private final class Memory { var measurement: TextMeasurement? }

  static let melody = Intonation(low: 30, median: 50, high: 70)

  let vowels: [Bool]
  let vowelSeconds: Double
  let voice: VoicePitch
  let usual = Self.melody
  let rate = SampleRate(hertz: 24_000)
  let naturalSpeed = 100
  let speeds = 30...300
  private let memory = Memory()

  init(vowels: [Bool], vowelSeconds: Double, voice: VoicePitch) {
    self.vowels = vowels
    self.vowelSeconds = vowelSeconds
    self.voice = voice
  }

  var measurement: TextMeasurement? {
    get { memory.measurement }
    nonmutating set { memory.measurement = newValue }
  }

  func speed(_ rate: Double, from speed: Int) -> Int { Int((Double(speed) * rate).rounded()) }

  func setting(hertz: Double, at p: Double, slope: Double) -> Setting {
    Setting(middle: Int((hertz - slope * (p - 50)).rounded()), slope: slope)
  }

  func intonation(at hertz: Double, _ setting: Setting) -> Double {
    setting.slope > 0 ? 50 + (hertz - Double(setting.middle)) / setting.slope : 50
  }

  func say(
    _ setting: Setting, speed: Int, _ prosody: Prosody
  ) throws(SynthesisError) -> Result<SpeechTake, SynthesisStop> {
    guard !vowels.isEmpty else { return .failure(.silent) }
    // Slower than its law says, and above 200 Hz higher.
    let stretch = pow(100 / Double(speed), 0.8)
    var samples: [Int16] = []
    var phase = 0.0
    var noise: UInt32 = 1
    for (index, isVowel) in vowels.enumerated() {
      let seconds = (isVowel ? vowelSeconds : 0.05) * stretch
      let count = Int(seconds * Double(rate.hertz))
      for sample in 0..<count {
        let place = (Double(index) + Double(sample) / Double(count)) / Double(vowels.count)
        let law = Double(setting.middle) + setting.slope * (70 - 40 * place - 50)
        phase += (law + max(0, law - 200) * 0.3) / Double(rate.hertz)
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let buzz = (1...6).reduce(0.0) { $0 + sin(2 * .pi * phase * Double($1)) / Double($1) }
        let value = isVowel ? 6000 * buzz : Double(noise >> 20) - 2048
        samples.append(Int16(value))
      }
    }
    return .success(SpeechTake(samples: samples, length: samples.count))
  }
}
