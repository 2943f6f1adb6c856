package import MeadowFoundations
import MeadowPhonetics

/// Text made safe for eSpeak NG, or phonemes to be spoken as they are.
package struct EspeakText: Equatable, Sendable {
  /// What the library is given.
  package let string: String
  /// Whether `[[…]]` in it is phonemes.
  package let isPhonemes: Bool

  /// Something to load a voice for.
  static let warmUp = EspeakText(string: "hello", isPhonemes: false)

  /// Whether it is more than one word.
  var isPhrase: Bool { string.split(separator: " ").count > 1 }

  /// The text of `request` with its readings in place.
  ///
  /// A recording has no place in what the library says: the speech service has taken it out before.
  package init(_ request: SpeechRequest) {
    guard !request.readings.isEmpty else {
      self.init(string: EspeakTextGuard.guarded(request.text.string), isPhonemes: false)
      return
    }
    let text = Array(request.text.string)
    var writer = EspeakTextWriter()
    var end = 0
    for reading in request.readings
    where reading.range.lowerBound >= end && reading.range.upperBound <= text.count {
      writer.add(text[end..<reading.range.lowerBound])
      switch reading.sound {
      case .phonemes(let phonemes):
        writer.add(
          mnemonics: Self.mnemonics(of: phonemes, in: request.language),
          insteadOf: text[reading.range])
      case .spoken(let words): writer.add(words[...])
      case .recording: break
      }
      end = reading.range.upperBound
    }
    writer.add(text[end...])
    self.init(string: writer.string, isPhonemes: writer.hasPhonemes)
  }

  /// The mnemonics of a reading; what is not in Meadow's notation was kept in mnemonics.
  static func mnemonics(of phonemes: String, in language: Language = .english) -> String {
    let pronunciation = Pronunciation(notation: phonemes)
    switch language {
    case .english: return pronunciation?.mnemonics ?? phonemes
    // Mnemonics of another table would be read as other sounds.
    case .spanish: return pronunciation?.spanishMnemonics ?? ""
    }
  }

  /// Mnemonics alone, as they stand in a reading.
  package init(mnemonics: String) {
    var writer = EspeakTextWriter()
    writer.add(mnemonics: mnemonics, insteadOf: [])
    self.init(string: writer.string, isPhonemes: writer.hasPhonemes)
  }

  /// Plain text, its brackets and control characters taken out.
  package init(plain text: String) {
    self.init(string: EspeakTextGuard.guarded(text), isPhonemes: false)
  }

  private init(string: String, isPhonemes: Bool) {
    self.string = string
    self.isPhonemes = isPhonemes
  }
}
