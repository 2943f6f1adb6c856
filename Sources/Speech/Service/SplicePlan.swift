package import MeadowFoundations

/// A request with recordings in it, taken apart into what the voice says and what was recorded.
package struct SplicePlan: Equatable {
  /// One of the pieces, in the order in which they sound.
  package struct Piece: Equatable {
    /// What it is.
    package var content: Content
    /// The silence before it.
    package var gap: Frames
  }

  /// What a piece is made of.
  package enum Content: Equatable {
    /// Words that the voice says.
    case speech(SpeechRequest)
    /// A recording; the voice says `instead` where it cannot be had.
    case recording(RecordingID, instead: SpeechRequest)
    /// The ending of the recording before it, which the voice says without a gap.
    case suffix(SpeechRequest)
  }

  /// The pieces; none where nothing in the text can be said.
  package private(set) var pieces: [Piece] = []

  private let request: SpeechRequest
  private let text: [Character]
  private var gap = Gap.none

  /// What keeps two pieces apart. The lengths at the natural rate, in milliseconds: a recording has
  /// its own quiet margins, so that between words little is needed; after clauses and sentences the
  /// voice's own pauses.
  private enum Gap: Double, Comparable {
    case none = 0
    case word = 30
    case clause = 160
    case sentence = 340

    static func < (a: Gap, b: Gap) -> Bool { a.rawValue < b.rawValue }
  }

  /// The plan of `request`, whose readings are in order.
  package init(_ request: SpeechRequest) {
    self.request = request
    text = Array(request.text.string)
    var end = 0
    for reading in request.readings {
      guard case .recording(let id, let suffix) = reading.sound,
        reading.range.lowerBound >= end, reading.range.upperBound <= text.count
      else { continue }
      addSpeech(end..<reading.range.lowerBound, isLast: false)
      add(id, suffix, reading.range)
      end = reading.range.upperBound
    }
    addSpeech(end..<text.count, isLast: true)
  }

  private mutating func add(_ id: RecordingID, _ suffix: String, _ range: Range<Int>) {
    guard let instead = part(String(text[range]), []) else { return }
    append(.recording(id, instead: instead))
    if !suffix.isEmpty, let text = try? SpokenText("s") {
      var ending = request
      ending.text = text
      ending.readings = [WordReading(range: 0..<1, sound: .phonemes(suffix))]
      pieces.append(Piece(content: .suffix(ending), gap: .zero))
    }
    gap = .word
  }

  private mutating func addSpeech(_ range: Range<Int>, isLast: Bool) {
    let start = range.first { Self.isWord(text[$0]) } ?? range.upperBound
    gap = max(gap, range.isEmpty ? .none : Self.gap(text[range.lowerBound..<start]))
    guard start < range.upperBound else { return }
    var stretch = String(text[start..<range.upperBound])
    while stretch.last?.isWhitespace == true { stretch.removeLast() }
    let after = Self.gap(text[range].reversed().prefix { !Self.isWord($0) })
    // The melody of words that are not the last: else "I love" would end like a sentence.
    if !isLast, after < .clause { stretch += "," }
    let readings = request.readings.compactMap { reading -> WordReading? in
      guard reading.range.lowerBound >= start, reading.range.upperBound <= range.upperBound else {
        return nil
      }
      let place = reading.range.lowerBound - start..<reading.range.upperBound - start
      return WordReading(range: place, sound: reading.sound)
    }
    guard let speech = part(stretch, readings) else { return }
    append(.speech(speech))
    gap = max(after, .word)
  }

  private mutating func append(_ content: Content) {
    let length = pieces.isEmpty ? 0 : gap.rawValue / request.prosody.rate
    let pause = pieces.isEmpty ? 0 : request.prosody.pauseMilliseconds
    let wanted = gap > .word ? max(length, pause) : length + pause
    pieces.append(Piece(content: content, gap: .milliseconds(wanted)))
    gap = .none
  }

  private func part(_ string: String, _ readings: [WordReading]) -> SpeechRequest? {
    guard let text = try? SpokenText(string) else { return nil }
    var part = request
    part.text = text
    part.readings = readings
    return part
  }

  private static func isWord(_ character: Character) -> Bool {
    (try? SpokenText(String(character))) != nil
  }

  private static func gap(_ signs: some Collection<Character>) -> Gap {
    if signs.contains(where: { ".!?…".contains($0) }) { return .sentence }
    return signs.contains(where: { ",;:—–".contains($0) }) ? .clause : .word
  }
}

extension SpeechRequest {
  /// Whether a recording sounds in it.
  package var hasRecordings: Bool {
    readings.contains { if case .recording = $0.sound { true } else { false } }
  }

  /// Whether it is one recording and nothing else.
  package var isOneRecording: Bool {
    guard readings.count == 1, hasRecordings else { return false }
    let pieces = SplicePlan(self).pieces
    return pieces.count == 1
  }
}
