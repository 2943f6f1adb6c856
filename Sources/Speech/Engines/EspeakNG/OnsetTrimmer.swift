/// Takes eSpeak NG's silence away: exact zeros around an utterance, and pauses that depend on what
/// was said before.
///
/// Silence is exact zeros, so nothing of a word can be lost (reference/espeak-ng.md §0.3). A run of
/// zeros is held back until a sample follows it, so the one at the end never leaves. The pause
/// that ends a clause is as long as an older, longer utterance left it (§2.7), hence the same
/// text would not give the same sound; here it gets a fixed length.
package struct OnsetTrimmer {
  /// Zeros before the first sample, so that a clip starts from silence.
  package static let lead = 8

  /// The pauses after a clause, after a sentence and between words, in samples.
  package struct Pauses {
    var clause: Int
    var sentence: Int
    var word: Int

    /// Pauses of so many samples.
    package init(clause: Int, sentence: Int, word: Int = 0) {
      self.clause = clause
      self.sentence = sentence
      self.word = word
    }
  }

  /// Where a clause ended, and whether a sentence begins after it.
  private struct Mark {
    var sample: Int
    var isSentence = false
  }

  private let pauses: Pauses
  /// Whether a sample that is not zero has come.
  private(set) var hasBegun = false
  private var zeros = 0
  private var position = 0
  private var marks: [Mark] = []
  private var wordPauses: [(start: Int, end: Int?)] = []
  /// How many samples of pause between words have been let go of.
  private(set) var paused = 0

  /// A trimmer for one utterance.
  package init(pauses: Pauses) { self.pauses = pauses }

  /// A clause ended at `sample`, counted from the start of the utterance.
  package mutating func endClause(at sample: Int) { marks.append(Mark(sample: sample)) }

  /// A sentence begins at `sample`.
  package mutating func beginSentence(at sample: Int) {
    guard let last = marks.indices.last else { return }
    marks[last].isSentence = true
  }

  /// A pause between words begins at `sample`: what the library makes silent of it is replaced by a
  /// pause of our own length, and the silence that belongs to the words stays.
  package mutating func beginPause(at sample: Int) { wordPauses.append((sample, nil)) }

  /// The word after a pause begins at `sample`.
  package mutating func endPause(at sample: Int) {
    guard let last = wordPauses.indices.last, wordPauses[last].end == nil else { return }
    wordPauses[last].end = sample
  }

  /// Appends what of `samples` may be heard by now to `output`.
  package mutating func push(
    _ samples: UnsafeBufferPointer<Int16>, into output: inout [Int16]
  ) {
    var index = 0
    while index < samples.count {
      if samples[index] == 0 {
        zeros += 1
        index += 1
        continue
      }
      release(at: position + index, into: &output)
      let start = index
      while index < samples.count, samples[index] != 0 { index += 1 }
      output.append(contentsOf: samples[start..<index])
    }
    position += samples.count
  }

  /// Lets go of the zeros before the sample at `end`.
  private mutating func release(at end: Int, into output: inout [Int16]) {
    guard hasBegun else {
      hasBegun = true
      fill(Self.lead, into: &output)
      return
    }
    guard zeros > 0 else { return }
    let ended = marks.filter { $0.sample <= end }
    marks.removeFirst(ended.count)
    if let last = ended.last, last.sample >= end - zeros {
      let pause = ended.contains(where: \.isSentence) ? pauses.sentence : pauses.clause
      fill(pause + end - last.sample, into: &output)
    } else {
      fill(zeros + pauseChange(before: end), into: &output)
    }
  }

  /// How much longer the silence that ends at `end` becomes by the pauses between words in it.
  private mutating func pauseChange(before end: Int) -> Int {
    guard !wordPauses.isEmpty else { return 0 }
    let inside = wordPauses.filter { ($0.end ?? .max) <= end && $0.start >= end - zeros }
    wordPauses.removeAll { ($0.end ?? .max) <= end }
    paused += inside.count * pauses.word
    return inside.reduce(0) { $0 + pauses.word - (($1.end ?? $1.start) - $1.start) }
  }

  private mutating func fill(_ count: Int, into output: inout [Int16]) {
    output.append(contentsOf: repeatElement(0, count: count))
    zeros = 0
  }
}
