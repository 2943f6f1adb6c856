/// The words per minute at which eSpeak NG's speech is `1/rate` as long as at a voice's own speed.
///
/// The law of `SetSpeed` is a table without closed form that stretches vowels more than consonants
/// (reference/espeak-ng.md §2.5), so the inverse goes through measured lengths: geometric means over
/// 46 core words and 12 phrases, trimmed, relative to 165. Single words shrink faster than phrases,
/// so each has its own column. Above 1.2 short words still differ from the mean by up to a fifth.
package enum EspeakRateLaw {
  private struct Row {
    var wordsPerMinute: Double
    var word: Double
    var phrase: Double
  }

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

  private static let rows = [
    (80, 2.001, 1.970), (90, 1.878, 1.849), (100, 1.686, 1.661), (110, 1.531, 1.508),
    (120, 1.403, 1.380), (130, 1.284, 1.269), (140, 1.188, 1.175), (150, 1.108, 1.100),
    (160, 1.034, 1.027), (170, 0.967, 0.964), (180, 0.906, 0.909), (190, 0.851, 0.862),
    (200, 0.805, 0.821), (220, 0.715, 0.743), (240, 0.643, 0.679), (260, 0.574, 0.625),
    (280, 0.509, 0.574), (300, 0.447, 0.530), (320, 0.401, 0.494), (340, 0.345, 0.457),
    (360, 0.304, 0.430), (380, 0.283, 0.411), (400, 0.267, 0.393),
  ].map { Row(wordsPerMinute: $0.0, word: $0.1, phrase: $0.2) }
}
