/// Articulatory features, for the distance between two phonemes.
///
/// Vowels by height, backness, rounding and glide after the vowel chart of the IPA; consonants by
/// place, manner and voice. Units are steps of the chart; only the order of distances matters.
enum PhonemeFeatures {
  private enum Features {
    case vowel(height: Double, back: Double, round: Double, glideHeight: Double, glideBack: Double)
    case consonant(place: Double, manner: Double, voice: Double)
  }

  private static func vowel(
    _ height: Double, _ back: Double, _ round: Double = 0, to glide: (Double, Double)? = nil
  ) -> Features {
    .vowel(
      height: height, back: back, round: round, glideHeight: glide?.0 ?? height,
      glideBack: glide?.1 ?? back)
  }

  /// Place from the lips (0) to the glottis (7); manner from stop (0) by affricate, fricative and
  /// nasal to approximant (4).
  private static func consonant(_ place: Double, _ manner: Double, _ voice: Double) -> Features {
    .consonant(place: place, manner: manner, voice: voice)
  }

  private static let table: [Phoneme: Features] = [
    .fleece: vowel(3, 0), .kit: vowel(2.5, 0.4), .face: vowel(2, 0, to: (2.5, 0.3)),
    .dress: vowel(1, 0.2), .trap: vowel(0.4, 0.3), .palm: vowel(0, 1.7),
    .thought: vowel(1, 2, 1), .goat: vowel(2, 2, 1, to: (2.5, 1.7)),
    .foot: vowel(2.5, 1.6, 1), .goose: vowel(3, 2, 1), .strut: vowel(1, 1.4),
    .schwa: vowel(1.5, 1), .nurse: vowel(1.4, 1, 0.4), .letter: vowel(1.5, 1, 0.4),
    .price: vowel(0, 1, to: (2.5, 0.4)), .mouth: vowel(0, 1, to: (2.5, 1.6)),
    .choice: vowel(1, 2, 1, to: (2.5, 0.4)),
    .p: consonant(0, 0, 0), .b: consonant(0, 0, 1), .t: consonant(3, 0, 0),
    .d: consonant(3, 0, 1), .k: consonant(5, 0, 0), .hardG: consonant(5, 0, 1),
    .f: consonant(0.5, 2, 0), .v: consonant(0.5, 2, 1), .theta: consonant(2, 2, 0),
    .eth: consonant(2, 2, 1), .s: consonant(3, 2, 0), .z: consonant(3, 2, 1),
    .esh: consonant(3.7, 2, 0), .ezh: consonant(3.7, 2, 1), .h: consonant(7, 2, 0),
    .tesh: consonant(3.7, 1, 0), .dezh: consonant(3.7, 1, 1), .m: consonant(0, 3, 1),
    .n: consonant(3, 3, 1), .eng: consonant(5, 3, 1), .l: consonant(3, 4, 1),
    .r: consonant(3.5, 4, 1), .w: consonant(4, 4.5, 1), .j: consonant(4.5, 4.5, 1),
    .glottal: consonant(7, 0, 0), .loch: consonant(5, 2, 0),
  ]

  /// How far apart two phonemes are said; nil where one of them is an allophone, or one is a vowel
  /// and the other a consonant.
  static func distance(_ first: Phoneme, _ second: Phoneme) -> Double? {
    switch (table[first], table[second]) {
    case (
      .vowel(let h, let b, let r, let gh, let gb)?, .vowel(let H, let B, let R, let GH, let GB)?
    ):
      abs(h - H) + abs(b - B) + abs(r - R) / 2 + (abs(gh - GH) + abs(gb - GB)) / 2
    case (.consonant(let p, let m, let v)?, .consonant(let P, let M, let V)?):
      abs(p - P) + abs(m - M) + abs(v - V)
    default: nil
    }
  }

  /// The `count` phonemes nearest to `phoneme`, the nearest first, itself left out.
  static func nearest(to phoneme: Phoneme, count: Int) -> [Phoneme] {
    let distances = Phoneme.allCases.compactMap { other in
      other == phoneme ? nil : distance(phoneme, other).map { (other, $0) }
    }
    return distances.sorted { ($0.1, $0.0.mnemonic) < ($1.1, $1.0.mnemonic) }
      .prefix(count).map(\.0)
  }
}
