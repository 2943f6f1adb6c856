/// What eSpeak NG is given for a text, with a short pause of its own at each place where there shall be
/// one, so that it speaks the words on both sides as it does before and after silence.
///
/// The pause's length is the library's; ``OnsetTrimmer`` replaces it by the wanted one.
package struct MarkedText: Hashable, Sendable {
  /// What the library is given.
  package let string: String
  /// Whether `[[…]]` in it is phonemes.
  package let isPhonemes: Bool
  /// Where the pauses stand, in characters from 1, as the library counts in its events.
  package let pauses: [ClosedRange<Int>]

  private static let mark = "[[_:]]"

  /// `text` as it is, or with pauses between its words.
  package init(_ text: EspeakText, hasPauses: Bool = false) {
    let places = hasPauses ? WordPauses.places(in: text.string) : []
    guard !places.isEmpty else {
      string = text.string
      isPhonemes = text.isPhonemes
      pauses = []
      return
    }
    var marked = ""
    var pauses: [ClosedRange<Int>] = []
    for (index, character) in text.string.enumerated() {
      if places.contains(index) {
        marked += " "
        let start = marked.unicodeScalars.count + 1
        marked += Self.mark
        pauses.append(start...marked.unicodeScalars.count)
      }
      marked.append(character)
    }
    self.string = marked
    self.isPhonemes = true
    self.pauses = pauses
  }

  /// Whether the word that the library reports at `position` is a pause.
  func isPause(at position: Int) -> Bool { pauses.contains { $0.contains(position) } }
}
