import MeadowFiles
public import MeadowFoundations

/// A voice of Meadow's own, as the small JSON file in `voices/` describes it.
///
/// All values are those of the voice as it is heard at ``Prosody/natural``. From them an eSpeak NG variant is made
/// that is deterministic: no flutter, breath, roughness or echo (reference/espeak-ng.md §2.7).
public struct VoiceDefinition: Hashable, Sendable, Codable {
  /// Who speaks with a voice.
  public enum Purpose: String, Sendable, Codable {
    /// A child's own voice.
    case child
    /// Meadow, the companion.
    case companion
  }

  /// How one formant (0–8) differs from the base voice, in percent of it.
  public struct Formant: Hashable, Sendable, Codable {
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
  public struct Consonants: Hashable, Sendable, Codable {
    /// Unvoiced ones, 0–200.
    public var unvoiced: Int
    /// Voiced ones, 0–200.
    public var voiced: Int
  }

  /// The voice's id; also its file's name.
  public var id: VoiceID
  /// What people call it.
  public var name: String
  /// A sentence about it.
  public var description: String
  /// Who speaks with it.
  public var forWhom: Purpose
  /// The eSpeak NG language it stands on, such as "en-us".
  public var base: String
  /// The median F0 of everything it says, in hertz, 60–450.
  public var medianHertz: Double
  /// From the 5th to the 95th percentile of F0 in a single word, in semitones, 0–24; phrases have
  /// half as much again.
  public var rangeSemitones: Double
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
  /// What a word needs on average to reach ``SpeechLevel/target``, in dB, −20…20. Only for what is
  /// heard while it is made; all else is levelled by its own loudness.
  public var usualGain: Double
  /// Formants that differ from the base voice besides ``formantScale``.
  public var formants: [Formant]?
  /// The noise of consonants.
  public var consonants: Consonants
  /// Length added to each of the eight kinds of stress, −200…200 (eSpeak NG's stressAdd).
  public var stressAdd: [Int]
  /// eSpeak NG's own intonation set, 1–4.
  public var intonation: Int

  /// A checksum of everything that shapes the sound; words about the voice do not change it.
  public var hash: String {
    let sound: [String] =
      [
        base, "\(medianHertz)", "\(rangeSemitones)", "\(formantScale)", "\(naturalWordsPerMinute)",
        "\(vowelLength)", "\(usualGain)", "\(intonation)",
      ]
      + (formants ?? []).map { "\($0.number) \($0.frequency) \($0.height) \($0.width)" }
      + ["\(consonants.unvoiced) \(consonants.voiced)", "\(stressAdd)"]
    return Digest(of: sound.joined(separator: "|"), size: .bits128).hex
  }
}
