/// The words per minute at which eSpeak NG's speech is `1/rate` as long as at a voice's own speed.
///
/// The law of `SetSpeed` is a table without closed form that stretches vowels more than consonants
/// (reference/espeak-ng.md §2.5), so the inverse goes through measured lengths: geometric means over
/// the 88 core words and 20 phrases, trimmed, with vowels at 125 %, relative to 165. Single words
/// shrink faster than phrases, so each has its own column. Above 1.2 short words still differ from
/// the mean by up to a fifth: exact lengths are found by ``SpeedSearch``.
package enum EspeakRateLaw {
  private typealias Row = (wordsPerMinute: Double, word: Double, phrase: Double)

  /// The parameter for `text` at `rate` times the speed of `natural` words per minute; 80–400, below
  /// which the library does not slow down and above which it changes its ways.
  package static func wordsPerMinute(rate: Double, natural: Int, isPhrase: Bool) -> Int {
    let column: (Row) -> Double = isPhrase ? { $0.phrase } : { $0.word }
    let target = length(at: Double(natural), column) / rate
    for (slow, fast) in zip(rows, rows.dropFirst()) where column(fast) <= target {
      let part = max(0, column(slow) - target) / (column(slow) - column(fast))
      let step = fast.wordsPerMinute - slow.wordsPerMinute
      return Int((slow.wordsPerMinute + part * step).rounded())
    }
    return 400
  }

  private static func length(at speed: Double, _ column: (Row) -> Double) -> Double {
    for (slow, fast) in zip(rows, rows.dropFirst()) where speed <= fast.wordsPerMinute {
      let part = (speed - slow.wordsPerMinute) / (fast.wordsPerMinute - slow.wordsPerMinute)
      return column(slow) + part * (column(fast) - column(slow))
    }
    return rows.last.map(column) ?? 1
  }

  private static let rows: [Row] = [
    (80, 2.149, 2.111), (90, 2.005, 1.972), (100, 1.786, 1.758), (110, 1.606, 1.585),
    (120, 1.457, 1.439), (130, 1.320, 1.307), (140, 1.211, 1.200), (150, 1.121, 1.117),
    (160, 1.035, 1.033), (170, 0.960, 0.962), (180, 0.894, 0.898), (190, 0.836, 0.844),
    (200, 0.782, 0.793), (220, 0.683, 0.706), (240, 0.600, 0.630), (260, 0.523, 0.564),
    (280, 0.459, 0.507), (300, 0.399, 0.455), (320, 0.357, 0.421), (340, 0.299, 0.383),
    (360, 0.264, 0.359), (380, 0.249, 0.343), (400, 0.237, 0.327),
  ]
}
