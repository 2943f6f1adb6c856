#if canImport(Glibc)
  import Glibc
#endif

/// What eSpeak NG must be given so that a voice has a wanted median F0 and range.
///
/// With the range parameter left at 50 its law is `F0(p) = B·A[P]/128 + R·p/8192`, where `p` is the
/// intonation's value and a variant's line `pitch a b` sets `B = a − 9` Hz and `R = (b − a)·108`
/// (reference/espeak-ng.md §2.4).
package struct EspeakPitch: Hashable, Sendable {
  /// The first number of the variant's pitch line.
  package var a: Int
  /// The second number of the variant's pitch line.
  package var b: Int
  /// espeakPITCH, 50–99.
  package var parameter: Int

  /// The intonation values at the median and at the 5th and 95th percentile of the voiced frames of
  /// single words, measured with Praat on 46 core words; phrases lie about 20 higher.
  static let median = 39.0
  static let low = 13.0
  static let high = 62.0

  /// The settings for a median of `hertz` and `semitones` from the lowest to the highest F0.
  ///
  /// `tract` is the voice's formant scale. `a` also moves the consonants' formant transitions, as
  /// `1 + (a − 82)/328`; so it stays where that equals the tract, and the pitch parameter does the
  /// rest as far as it reaches.
  package init(hertz: Double, semitones: Double, tract: Double) {
    let ratio = pow(2, semitones / 12)
    let slope =
      hertz * (ratio - 1) / ((Self.high - Self.median) + ratio * (Self.median - Self.low))
    let spread = Int((slope * 8192 / 108).rounded())
    let base = max(40, hertz - Double(spread) * 108 / 8192 * Self.median)
    let wanted = max(60, 82 * (1 + 4 * (tract - 1)))
    (a, parameter) = Self.split(base, wanted: wanted)
    b = a + spread
  }

  /// How much eSpeak NG raises formants 0–5 for this pitch parameter (`SetPitchFormants`).
  var formantRise: Double { Double(256 + 25 * (parameter - 50) / 50) / 256 }

  /// The median F0 these settings give, in hertz.
  package var medianHertz: Double {
    Double(a - 9) * Self.factor(parameter) + Double(b - a) * 108 / 8192 * Self.median
  }

  /// The smallest parameter that lets `a` be at most `wanted`; of its neighbours the one whose
  /// rounding of `a` is nearest to `base`.
  private static func split(_ base: Double, wanted: Double) -> (a: Int, parameter: Int) {
    let first = (50...99).first { base / factor($0) + 9 <= wanted } ?? 99
    let candidates = max(50, first - 2)...min(99, first + 2)
    let choices = candidates.map { (a: Int((base / factor($0) + 9).rounded()), parameter: $0) }
    let best = choices.min {
      abs(Double($0.a - 9) * factor($0.parameter) - base)
        < abs(Double($1.a - 9) * factor($1.parameter) - base)
    }
    return best ?? (a: Int(base) + 9, parameter: 50)
  }

  private static func factor(_ parameter: Int) -> Double { Double(table[parameter - 50]) / 128 }

  /// `pitch_adjust_tab` of wavegen.c, from 50 on.
  private static let table = [
    128, 130, 132, 133, 135, 137, 139, 141, 143, 145, 147, 149, 151, 153, 155, 158, 160, 162, 164,
    167, 169, 171, 174, 176, 179, 181, 184, 186, 189, 191, 194, 197, 199, 202, 205, 208, 211, 214,
    217, 220, 223, 226, 229, 232, 236, 239, 242, 246, 249, 252,
  ]
}
