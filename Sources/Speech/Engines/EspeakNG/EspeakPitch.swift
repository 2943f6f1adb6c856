package import MeadowSpeech

#if canImport(Glibc)
  import Glibc
#endif

extension Intonation {
  /// Single words and phrases on average on eSpeak NG's scale, 0–255, on which neither pitch nor range
  /// nor rate moves a melody by more than 2; measured with Praat on the 88 core words and 20 phrases.
  package static let word = Intonation(low: 13, median: 41, high: 63)
  package static let phrase = Intonation(low: 22, median: 57, high: 85)
}

/// The pitch line of an eSpeak NG variant, and the inverse of the library's law:
///
/// `F0(p) = B·A[P]/128 + 18·R/4096 + R·(G/50)·(p − 36)/8192` Hz, where `p` is the intonation's value, P
/// and G are the parameters for pitch and range, and the line `pitch a b` sets `B = a − 9` and
/// `R = (b − a)·108` (reference/espeak-ng.md §2.4; holds within 0.3 % against Praat).
///
/// `a` also moves the consonants' formant transitions, as `1 + (a − 82)/328`, so it stays small and
/// the height comes from R, which moves nothing else; the range parameter is small in turn.
package struct EspeakPitch: Equatable, Sendable {
  /// The parameters of one text.
  package struct Setting: Hashable, Sendable {
    /// espeakPITCH, 0–99.
    package var pitch: Int
    /// espeakRANGE, 0–99.
    package var range: Int

    /// Two parameters.
    package init(pitch: Int, range: Int) {
      self.pitch = pitch
      self.range = range
    }
  }

  /// The first number of the variant's pitch line.
  package static let a = 90
  /// The second number.
  package var b: Int

  /// The pitch parameter that a voice is laid out for: there is room to both sides of it.
  private static let usualPitch = 80
  /// The range parameter that an ordinary range is laid out for, where height does not ask for less;
  /// twice as much fits below 99.
  private static let usualRange = 42.0

  /// The line for a voice around `hertz` whose F0 changes by `slope` hertz for each step of `p`.
  package init(hertz: Double, slope: Double) {
    let base = Self.base(Self.usualPitch)
    let middle = hertz - slope * (Intonation.word.median - 36)
    let forHeight = (middle - base) * 4096 / 18
    let forRange = slope * 8192 * 50 / Self.usualRange
    b =
      Self.a
      + max(1, Int((max(forHeight, min(forRange, (middle - 60) * 4096 / 18)) / 108).rounded()))
  }

  private var span: Double { Double(b - Self.a) * 108 }

  /// F0 at the intonation value `p`, in hertz.
  package func hertz(at p: Double, _ setting: Setting) -> Double {
    Self.base(setting.pitch) + 18 * span / 4096 + slope(setting) * (p - 36)
  }

  /// How many hertz one step of intonation is.
  package func slope(_ setting: Setting) -> Double { span * Double(setting.range) / 50 / 8192 }

  /// The intonation value at `hertz`; `setting`'s range must not be 0.
  package func intonation(at hertz: Double, _ setting: Setting) -> Double {
    36 + (hertz - self.hertz(at: 36, setting)) / slope(setting)
  }

  /// The nearest parameters for a text whose intonation has its median `p` at `hertz`, with `slope`
  /// hertz for each step.
  package func setting(hertz: Double, at p: Double, slope: Double) -> Setting {
    let range = Int((slope * 8192 * 50 / span).rounded())
    var setting = Setting(pitch: 50, range: min(99, max(0, range)))
    let base = hertz - self.hertz(at: p, setting) + Self.base(50)
    let pitches = 0...99
    setting.pitch = pitches.min { abs(Self.base($0) - base) < abs(Self.base($1) - base) } ?? 50
    return setting
  }

  private static func base(_ parameter: Int) -> Double {
    Double((a - 9) * table[parameter]) / 128
  }

  /// `pitch_adjust_tab` of wavegen.c.
  private static let table = [
    64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 86, 87, 88,
    89, 91, 92, 93, 94, 96, 97, 98, 100, 101, 103, 104, 105, 107, 108, 110, 111, 113, 115, 116, 118,
    119, 121, 123, 124, 126, 128, 130, 132, 133, 135, 137, 139, 141, 143, 145, 147, 149, 151, 153,
    155, 158, 160, 162, 164, 167, 169, 171, 174, 176, 179, 181, 184, 186, 189, 191, 194, 197, 199,
    202, 205, 208, 211, 214, 217, 220, 223, 226, 229, 232, 236, 239, 242, 246, 249, 252,
  ]
}
