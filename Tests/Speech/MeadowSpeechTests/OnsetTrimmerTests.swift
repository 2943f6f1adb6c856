import EspeakNG
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Reference/espeak-ng.md §0.2, §0.3 and §2.7: silence is exact zeros; what the library adds at the
/// end of a clause depends on what it said before.
@Suite("Onset trimmer")
struct OnsetTrimmerTests {
  static let pauses = OnsetTrimmer.Pauses(clause: 20, sentence: 50)
  static let lead = [Int16](repeating: 0, count: OnsetTrimmer.lead)

  @Test("zeros at both ends go, zeros between stay")
  func ends() {
    #expect(Self.trim([0, 0, 0, 5, 0, 0, -3, 0, 0]) == Self.lead + [5, 0, 0, -3])
  }

  @Test("a sound that begins at once gets the same zeros before it")
  func vowel() { #expect(Self.trim([7, 8]) == Self.lead + [7, 8]) }

  @Test("silence alone gives nothing")
  func silence() { #expect(Self.trim([Int16](repeating: 0, count: 99)).isEmpty) }

  @Test("the pause after a clause has its own length, whatever the library made it")
  func clause() {
    for length in [1, 15, 20, 90] {
      let zeros = [Int16](repeating: 0, count: length)
      // Two zeros after the end belong to the next clause's onset.
      let text = [4] + zeros + [0, 0] + [6]
      let expected = Self.lead + [4] + [Int16](repeating: 0, count: 22) + [6]
      #expect(Self.trim(text, ends: [1 + length]) == expected, "\(length)")
    }
  }

  @Test("a sentence that begins after it makes the pause longer")
  func sentence() {
    let text: [Int16] = [4, 0, 0, 0, 6]
    let expected = Self.lead + [4] + [Int16](repeating: 0, count: 50) + [6]
    #expect(Self.trim(text, ends: [4], sentences: [0, 4]) == expected)
  }

  @Test("a pause between words gets its own length, and the words' own silence stays")
  func wordPause() {
    for length in [1, 15, 90] {
      var trimmer = OnsetTrimmer(pauses: OnsetTrimmer.Pauses(clause: 20, sentence: 50, word: 30))
      var output: [Int16] = []
      // Two zeros of the first word, the library's pause, and three of a closure before a burst.
      let text: [Int16] = [4, 0, 0] + [Int16](repeating: 0, count: length) + [0, 0, 0, 6]
      trimmer.beginPause(at: 3)
      trimmer.endPause(at: 3 + length)
      text.withUnsafeBufferPointer { trimmer.push($0, into: &output) }
      #expect(output == Self.lead + [4] + [Int16](repeating: 0, count: 35) + [6], "\(length)")
    }
  }

  @Test("a pause that the library left out adds nothing")
  func noWordPause() {
    var trimmer = OnsetTrimmer(pauses: OnsetTrimmer.Pauses(clause: 20, sentence: 50, word: 30))
    var output: [Int16] = []
    trimmer.beginPause(at: 1)
    trimmer.endPause(at: 1)
    [4, 5, 6, 0, 7].withUnsafeBufferPointer { trimmer.push($0, into: &output) }
    #expect(output == Self.lead + [4, 5, 6, 0, 7])
  }

  @Test("the last clause's pause is cut like any silence at the end")
  func lastClause() {
    #expect(Self.trim([4, 0, 0, 0], ends: [4]) == Self.lead + [4])
  }

  @Test("a clause that ends without silence gets no pause")
  func noSilence() { #expect(Self.trim([4, 5, 6], ends: [1]) == Self.lead + [4, 5, 6]) }

  @Test("the pieces it comes in change nothing")
  func pieces() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let samples = (0..<200).map { _ in Int16(max(0, Int.random(in: -6...4, using: &luck))) }
      let ends = [Int.random(in: 0...200, using: &luck), 200]
      var size = Int.random(in: 1...40, using: &luck)
      let whole = Self.trim(samples, ends: ends)
      #expect(Self.trim(samples, ends: ends, pieces: size) == whole, "seed \(seed)")
      size += 1
    }
  }

  /// Feeds `samples` in pieces, each with the events that lie in it, as the library does.
  static func trim(
    _ samples: [Int16], ends: [Int] = [], sentences: [Int] = [], pieces: Int = .max
  ) -> [Int16] {
    var trimmer = OnsetTrimmer(pauses: pauses)
    var output: [Int16] = []
    var start = 0
    while start < samples.count {
      let end = min(samples.count, start + min(pieces, samples.count))
      for mark in (start == 0 ? 0 : start + 1)..<(end + 1) {
        if ends.contains(mark) { trimmer.endClause(at: mark) }
        if sentences.contains(mark) { trimmer.beginSentence(at: mark) }
      }
      samples[start..<end].withUnsafeBufferPointer { trimmer.push($0, into: &output) }
      start = end
    }
    return output
  }
}
