public import MeadowFoundations
public import MeadowSpeech

/// The part of a voice's file that is eSpeak NG's: what its variant is made of.
///
/// The variant is deterministic: no flutter, breath, roughness or echo (reference/espeak-ng.md §2.7).
public struct EspeakBlock: VoiceBlock, Equatable, Codable {
  /// How one formant (0–8) differs from the base voice, in percent of it.
  public struct Formant: Equatable, Sendable, Codable {
    /// Which formant, 0–8; 0 is the low voicing bar, 1–3 carry the vowels.
    public var number: Int
    /// Its frequency, 50–150.
    public var frequency: Int
    /// Its height, 0–300.
    public var height: Int
    /// Its width, 10–300.
    public var width: Int

    /// Formant `number`.
    public init(number: Int, frequency: Int, height: Int, width: Int) {
      self.number = number
      self.frequency = frequency
      self.height = height
      self.width = width
    }
  }

  /// How loud the noise of consonants is, in percent of the base voice.
  public struct Consonants: Equatable, Sendable, Codable {
    /// Unvoiced ones, 0–200.
    public var unvoiced: Int
    /// Voiced ones, 0–200.
    public var voiced: Int
  }

  /// The eSpeak NG language it stands on, such as "en-us".
  public var base: String
  /// How much higher all resonances lie than a grown-up's, as from a vocal tract so much shorter;
  /// 1–1.25, beyond which vowels blur.
  ///
  /// Vowels and consonants alike: eSpeak NG speaks that much lower and slower, and its sound is
  /// played that much faster.
  public var formantScale: Double
  /// The speed eSpeak NG speaks at before that, in its words per minute, 150–220.
  public var naturalWordsPerMinute: Int
  /// How long vowels are, in percent of the base voice, 80–150.
  public var vowelLength: Int
  /// Formants that differ from the base voice besides ``formantScale``.
  public var formants: [Formant]?
  /// The noise of consonants.
  public var consonants: Consonants
  /// Length added to each of the eight kinds of stress, −200…200 (eSpeak NG's stressAdd).
  public var stressAdd: [Int]
  /// eSpeak NG's own intonation set, 1–4.
  public var intonation: Int

  public func ringing(at formantScale: Double) -> any VoiceBlock {
    var block = self
    block.formantScale = min(max(formantScale, 1), 1.25)
    // What is played faster is said slower.
    let speed = Double(naturalWordsPerMinute) * self.formantScale / block.formantScale
    block.naturalWordsPerMinute = min(max(Int(speed.rounded()), 150), 220)
    return block
  }

  public func speaking(_ language: Language) -> (any VoiceBlock)? {
    var block = self
    switch language {
    case .english: break
    case .spanish:
      block.base = EspeakLanguage.latinAmerican.name
      // That of the language's own file; the sets differ in how a question rises.
      block.intonation = 2
    }
    return block
  }

  /// The order is that of the keys of clips that families have.
  public func soundIdentity(in voice: VoiceDefinition) -> String {
    let sound: [String] =
      [
        base, "\(voice.medianHertz)", "\(voice.rangeSemitones)", "\(formantScale)",
        "\(naturalWordsPerMinute)", "\(vowelLength)", "\(voice.usualGain)", "\(intonation)",
      ]
      + (formants ?? []).map { "\($0.number) \($0.frequency) \($0.height) \($0.width)" }
      + ["\(consonants.unvoiced) \(consonants.voiced)", "\(stressAdd)"]
    return sound.joined(separator: "|")
  }
}
