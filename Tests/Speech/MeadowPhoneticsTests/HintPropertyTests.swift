import MeadowFoundations
import MeadowPhonetics
import Testing

/// Requirements, 5: any accepted hint round-trips; any rejected one names a position inside the text.
@Suite("Hints, by chance")
struct HintPropertyTests {
  static let pieces: [String] =
    [
      "ipa:", "arpabet:", "xsampa:", "espeak:", "cmu:", " ", "-", "'", "ˈ", "ˌ", "%", "|", "||",
      "_", ":",
    ]
    + [
      "ː", "\u{361}", "\u{303}", "\u{329}", "ʰ", "˞", "̯", ".", "/", "[", "]", "1", "0", "\"", "@",
    ]
    + [
      "ɡ", "ʃ", "tʃ", "ɔː", "aɪ", "ø", "ɲ", "ǃ", "˥", "ɾ", "r", "e", "o", "ʁ", "ɑ̃", "AH0", "SH ",
      "ER1 ",
    ]
    + Phoneme.allCases.map(\.mnemonic) + Phoneme.allCases.map(\.ipa)
    + "abcdefghijklmnopqrstuvwxyzAEIOUSHTNVé".map { String($0) }

  private func check(_ text: String, _ seed: UInt64) {
    do {
      let hint = try PronunciationHint(text)
      let own = hint.pronunciation.mnemonics
      #expect(own.utf8.allSatisfy { $0 < 128 }, "\(text) seed \(seed)")
      #expect(
        !own.contains("[") && !own.contains("]") && !own.contains("_"), "\(text) seed \(seed)")
      if own.count <= 190 {
        let again = try? PronunciationHint("espeak:" + own).pronunciation
        #expect(again?.soundsLike(hint.pronunciation) == true, "\(text) → \(own) seed \(seed)")
        #expect(again?.mnemonics == own, "\(text) seed \(seed)")
      }
      for warning in hint.warnings {
        #expect(!warning.range.isEmpty && warning.range.upperBound <= text.count)
      }
      _ = hint.pronunciation.respelling
    } catch {
      #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.count)
      #expect(error.range.isEmpty == text.isEmpty, "\(text) seed \(seed)")
    }
  }

  @Test("put together from symbols", arguments: 1...40 as ClosedRange<UInt64>)
  func symbols(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...12, using: &chance)
      check((0..<count).map { _ in Self.pieces.randomElement(using: &chance) ?? "" }.joined(), seed)
    }
  }

  @Test("random bytes never crash", arguments: 1...40 as ClosedRange<UInt64>)
  func bytes(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    for kind in ["", "ipa:", "arpabet:", "xsampa:", "espeak:"] {
      for _ in 0..<20 {
        let count = Int.random(in: 0...60, using: &chance)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &chance) }
        check(kind + String(decoding: bytes, as: UTF8.self), seed)
      }
    }
  }
}
