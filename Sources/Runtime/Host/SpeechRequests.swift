import MeadowFoundations
import MeadowSpeech
import MeadowTalk
import MeadowVocabulary
import Synchronization

/// How a text is said now: by the settings in force, and the family's words in the family's way.
///
/// Any thread; what it knows is replaced whole under a short lock, and never made under it.
final class SpeechRequests: Sendable {
  private struct Known {
    var speech: SpeechSettings
    var words: KnownWords
    /// The contents of the board's languages, the one it is in first.
    var boards: [TalkContent]
    var language: Language { boards[0].language }

    /// How words are said, wherever they occur, in `language`.
    func lexicon(of language: Language) -> SpokenLexicon {
      language == .english ? words.lexicon : words.ownLexicon
    }
  }

  let synthesis: SpeechService
  private let pronunciations: [BundledPronunciation]
  /// What the voice's own rules say wrong, without the family's words.
  private let corrections: SpokenLexicon
  private let known: Mutex<Known>

  /// Requests as `speech` says, of the child with the number `child`, without words of the family's;
  /// `pronunciations` are what the voice's own rules say wrong.
  init(
    synthesis: SpeechService, speech: SpeechSettings, child: Int, boards: [TalkContent],
    pronunciations: [BundledPronunciation]
  ) {
    self.synthesis = synthesis
    self.pronunciations = pronunciations
    corrections = SpokenLexicon(words: [], bundled: pronunciations)
    known = Mutex(Known(speech: speech, words: KnownWords(child: child), boards: boards))
  }

  /// The settings in force.
  var speech: SpeechSettings {
    get { known.withLock { $0.speech } }
    set { known.withLock { $0.speech = newValue } }
  }

  /// The contents of the board's languages, the one it is in first.
  var boards: [TalkContent] {
    get { known.withLock { $0.boards } }
    set { known.withLock { $0.boards = newValue } }
  }

  /// How the family's own words are said, wherever they occur.
  var lexicon: SpokenLexicon { known.withLock { $0.words.lexicon } }

  /// The number of the child whose words are known.
  var child: Int { known.withLock { $0.words.child } }

  /// The family's word that is called `text`, in any case, or nil.
  func ownWord(_ text: String) -> MyWord? {
    let words = known.withLock { $0.words.named }
    return words[text.lowercased()]
  }

  /// Has `words` of the child with the number `child` found in texts and by their names, unless another
  /// child has come meanwhile; indexing thousands takes a while, so call it at the start or off the tap
  /// path.
  func know(_ words: [MyWord], of child: Int) {
    let indexed = index(words, of: child)
    known.withLock { if $0.words.child == child { $0.words = indexed } }
  }

  /// What is to be known of `words` once the session is that of the child with the number `child`, which
  /// takes a while; ``take(_:)`` takes none.
  func index(_ words: [MyWord], of child: Int) -> KnownWords {
    KnownWords(
      child: child, own: words, lexicon: SpokenLexicon(words: words, bundled: pronunciations),
      ownLexicon: SpokenLexicon(words: words),
      named: Dictionary(words.map { ($0.content.text.lowercased(), $0) }) { first, _ in first })
  }

  /// Knows `words` from now on, and no other child's.
  func take(_ words: KnownWords) { known.withLock { $0.words = words } }

  /// `text` as the settings say it, in `language` or that of the board; nil for what is no text.
  func settled(
    _ text: String, in language: Language? = nil, as speech: SpeechSettings? = nil
  ) -> SpeechRequest? {
    (try? SpokenText(text)).map { settled($0, in: language, as: speech) }
  }

  /// `text` as `speech` says it, or as the settings in force do, in `language` or that of the board.
  func settled(
    _ text: SpokenText, in language: Language? = nil, as speech: SpeechSettings? = nil
  ) -> SpeechRequest {
    let known = known.withLock { $0 }
    let language = language ?? known.language
    let speech = speech ?? known.speech
    return SpeechRequest(
      text: text, voice: speech.voice, prosody: speech.prosody,
      readings: known.lexicon(of: language).readings(in: text), language: language)
  }

  /// `text` as the settings say it, or the problem with `field`.
  func settled(_ text: String, field: String) throws(InputProblem) -> SpeechRequest {
    settled(try SpokenText(text, field: field))
  }

  /// `text` with what `manner` overrides of the settings, in `language` or that of the board.
  func request(
    _ text: SpokenText, in manner: Manner, readings: [WordReading]? = nil,
    language: Language? = nil
  ) throws(InputProblem) -> SpeechRequest {
    let known = known.withLock { $0 }
    let (settled, language) = (known.speech, manner.language ?? language ?? known.language)
    let id =
      try manner.voice.map { name throws(InputProblem) in try VoiceID(name) } ?? settled.voice
    try requireVoice(id)
    let prosody = try Prosody(
      rate: manner.rate ?? settled.prosody.rate, pitch: manner.pitch ?? settled.prosody.pitch,
      range: manner.range ?? settled.prosody.range,
      pauseMilliseconds: manner.pauseMilliseconds ?? settled.prosody.pauseMilliseconds
    ).validated()
    return SpeechRequest(
      text: text, voice: id, prosody: prosody,
      readings: readings ?? known.lexicon(of: language).readings(in: text), language: language)
  }

  /// `text` as a voice says it to everybody: without the ways and the recordings of the family's words.
  func unowned(_ text: SpokenText, in manner: Manner) throws(InputProblem) -> SpeechRequest {
    let language = manner.language ?? boards[0].language
    return try request(
      text, in: manner, readings: language == .english ? corrections.readings(in: text) : [])
  }

  /// What `query` asks for, its hint proven.
  func request(for query: SpeechQuery) async throws(InputProblem) -> SpeechRequest {
    let text = try SpokenText(query.text, field: query.textField)
    guard let hint = query.hint else {
      return try request(text, in: query.manner, readings: query.usesMyWords ? nil : [])
    }
    _ = try request(text, in: query.manner, readings: [])  // a voice that is not there comes first
    return try request(
      text, in: query.manner, readings: await synthesis.readings(hint: hint, of: text))
  }

  func requireVoice(_ id: VoiceID, field: String = "voice") throws(InputProblem) {
    let voices = synthesis.voices
    guard !voices.contains(where: { $0.id == id }) else { return }
    throw InputProblem(
      .unknown, field: field, reason: "there is no voice \"\(id)\"",
      advice: "choose one of " + voices.map(\.id.name).joined(separator: ", "))
  }
}
