package import MeadowModel

/// Text made safe for eSpeak NG, or phonemes to be spoken as they are.
package struct EspeakText: Hashable, Sendable {
  /// What the library is given.
  package let string: String
  /// Whether `[[…]]` in it is phonemes.
  package let isPhonemes: Bool

  /// Something to load a voice for.
  static let warmUp = EspeakText(string: "hello", isPhonemes: false)

  /// Whether it is more than one word.
  var isPhrase: Bool { string.utf8.contains(UInt8(ascii: " ")) }

  /// The text of `request` with its readings in place.
  package init(_ request: SpeechRequest) {
    guard !request.readings.isEmpty else {
      self.init(string: EspeakTextGuard.guarded(request.text.string), isPhonemes: false)
      return
    }
    let text = Array(request.text.string)
    var pieces: [String] = []
    var end = 0
    for reading in request.readings
    where reading.range.lowerBound >= end && reading.range.upperBound <= text.count {
      pieces.append(Self.plain(text[end..<reading.range.lowerBound]))
      switch reading.sound {
      case .phonemes(let mnemonics): pieces.append("[[\(mnemonics)]]")
      case .spoken(let words): pieces.append(Self.plain(words[...]))
      case .recording: break
      }
      end = reading.range.upperBound
    }
    pieces.append(Self.plain(text[end...]))
    self.init(string: pieces.joined(), isPhonemes: true)
  }

  private init(string: String, isPhonemes: Bool) {
    self.string = string
    self.isPhonemes = isPhonemes
  }

  /// Text beside phonemes: brackets in it must not be taken for more of them.
  private static func plain(_ text: some Collection<Character>) -> String {
    EspeakTextGuard.guarded(String(text.map { "[]".contains($0) ? " " : $0 }))
  }
}
