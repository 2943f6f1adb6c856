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

  /// The pause after a clause and after a sentence, in samples.
  package struct Pauses {
    var clause: Int
    var sentence: Int

    /// Pauses of so many samples.
    package init(clause: Int, sentence: Int) {
      self.clause = clause
      self.sentence = sentence
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

  /// A trimmer for one utterance.
  package init(pauses: Pauses) { self.pauses = pauses }

  /// A clause ended at `sample`, counted from the start of the utterance.
  package mutating func endClause(at sample: Int) { marks.append(Mark(sample: sample)) }

  /// A sentence begins at `sample`.
  package mutating func beginSentence(at sample: Int) {
    guard let last = marks.indices.last else { return }
    marks[last].isSentence = true
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
      fill(zeros, into: &output)
    }
  }

  private mutating func fill(_ count: Int, into output: inout [Int16]) {
    output.append(contentsOf: repeatElement(0, count: count))
    zeros = 0
  }
}
