import FoundationEssentials
import MeadowFiles
public import MeadowFoundations
import MeadowSpeech
public import MeadowTalk
import MeadowVocabulary
public import RecordedVoices

/// Voices recorded at home: on disk first, then in every sound of theirs. Sounds are read, studied and
/// written here, on a thread of its own, far from taps.
public actor RecordedVoicesKeeper: RecordedVoicesService {
  let family: Family?
  let requests: SpeechRequests
  /// Where the takes are; nil where nothing is kept.
  let store: TakeStore?
  /// Told when voices and sounds are others; nil before the host has begun.
  weak var host: ActivityHost?
  private let executor = DiskExecutor(label: "meadow.recorded-voices")
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
  var synthesis: SpeechService { requests.synthesis }

  init(of family: Family?, _ requests: SpeechRequests) {
    self.family = family
    self.requests = requests
    store = family?.takes
  }

  /// Tells `host` of every change from now on, and ends what an earlier run could not end.
  func tell(_ host: ActivityHost) {
    self.host = host
    store?.tidy()
  }

  public func recordedVoices() async -> [RecordedVoiceSummary] {
    await takeUpFiles()
    let words = await words(nil)
    return files.map { summary($0, words) }
  }

  public func addVoice(_ wish: VoiceWish) async throws -> RecordedVoiceSummary {
    let store = try requireStore()
    let voice = try maker(store).voice(wish)
    try stored { () throws(FileProblem) in try store.write(voice) }
    synthesis.add(voice.definition)
    await host?.renderBoard()
    return summary(voice, await words(nil))
  }

  public func recordedVoice(
    _ id: String, language: String?
  ) async throws -> RecordedVoiceReply {
    let voice = try file(id)
    let words = await words(try Self.language(language))
    let takes = store?.takes(of: voice.id) ?? [:]
    let listed = Set(words.compactMap { TakeKey($0.text, $0.language) })
    let others = takes.filter { !listed.contains($0.key) }.values.sorted { $0.text < $1.text }
    return RecordedVoiceReply(
      summary: summary(voice, words),
      words: words.map { word in
        let key = TakeKey(word.text, word.language)
        return RecordedVoiceReply.Word(word: word, take: key.flatMap { takes[$0] })
      }
        + others.map { take in
          RecordedVoiceReply.Word(
            word: WordOfWorth(
              text: take.text, language: take.language, group: .other, tier: nil), take: take)
        })
  }

  public func keepTake(
    _ bytes: [UInt8], of text: String, language: String?, voice id: String
  ) async throws -> TakeReply {
    let store = try requireStore()
    let voice = try file(id)
    let key = try Self.key(text, language)
    guard store.takes(of: voice.id).count < TakeBounds.most else {
      throw InputProblem(
        field: "text", reason: "the voice has \(TakeBounds.most) takes, and no more",
        advice: "remove one first")
    }
    let before = store.take(of: key, in: voice.id).flatMap { store.samples(of: $0, in: voice.id) }
    let study: TakeStudy
    do throws(RecordingProblem) { study = try TakeStudy(bytes, before: before) } catch {
      throw error.problem(field: "body")
    }
    var reply = TakeReply(
      isKept: false, problems: study.problems, begin: study.begin, end: study.end,
      hasReplaced: false)
    guard !study.samples.isEmpty else { return reply }
    let take = Take(
      study, text: try SpokenText(text).string, language: key.language, on: moment)
    let isSaid = Self.says(voice.id, key)
    synthesis.forget(where: isSaid)  // the old one's clips leave the disk by the old one's keys
    let old = try stored { () throws(FileProblem) in
      try store.keep(take, study.samples, in: voice.id)
    }
    synthesis.forget(where: isSaid)
    (reply.isKept, reply.hasReplaced) = (true, old != nil)
    (reply.loudness, reply.peak) = (study.loudness, study.peak)
    await bringNear(voice)
    await soundsAnew(voice.id, take.text, in: key.language)
    return reply
  }

  public func take(
    of text: String, language: String?, voice id: String
  ) async throws -> FamilyFile {
    let voice = try file(id)
    let key = try Self.key(text, language)
    guard let store, let take = store.take(of: key, in: voice.id),
      let samples = store.samples(of: take, in: voice.id)
    else { throw Self.noTake(text) }
    let bytes = try SpeechFormat.wav.encode(Clip(samples))
    return FamilyFile(mediaType: "audio/wav", bytes: bytes, name: "take.wav")
  }

  public func removeTake(of text: String, language: String?, voice id: String) async throws {
    let store = try requireStore()
    let voice = try file(id)
    let key = try Self.key(text, language)
    guard store.take(of: key, in: voice.id) != nil else { throw Self.noTake(text) }
    let isSaid = Self.says(voice.id, key)
    synthesis.forget(where: isSaid)
    store.remove(key, in: voice.id)
    synthesis.forget(where: isSaid)
    await synthesis.eraseFiles()
    await soundsAnew(voice.id, text, in: key.language)
  }

  /// Has `text` at hand as `voice` says it now, where a finger may be on its way to it.
  private func soundsAnew(_ voice: VoiceID, _ text: String, in language: Language) async {
    guard requests.speech.voice == voice else { return }
    if let request = requests.settled(text, in: language) {
      _ = try? await synthesis.render(request, priority: .likely)
    }
    await host?.renderBoard()
  }
}

extension RecordedVoicesKeeper {
  /// The recorded voices, as their files have them.
  var files: [RecordedVoiceFile] { synthesis.voices.compactMap { RecordedVoiceFile($0) } }

  /// The recorded voice called `id`, or the problem that there is none.
  func file(_ id: String) throws(InputProblem) -> RecordedVoiceFile {
    guard let voice = files.first(where: { $0.id.name == id }) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no recorded voice \"\(id.prefix(40))\"",
        advice: "GET /v1/recorded-voices lists those there are")
    }
    return voice
  }

  func requireStore() throws(InputProblem) -> TakeStore {
    guard let store else {
      throw InputProblem(
        .unavailable, field: "voice", reason: "this Meadow keeps no voices",
        advice: "use meadow serve or meadow voices")
    }
    return store
  }

  func maker(_ store: TakeStore) -> RecordedVoiceMaker {
    RecordedVoiceMaker(
      voices: synthesis.voices, store: store, day: family?.dateReading().day ?? "",
      moment: moment)
  }

  /// The moment on the clock on the wall, in UTC.
  var moment: String { (family?.date() ?? Date(timeIntervalSince1970: 0)).formatted(.iso8601) }

  /// The words in order of worth for the child that is here, in one language or those of the board.
  func words(_ language: Language?) async -> [WordOfWorth] {
    let own = family?.words.all(of: requests.child).map(\.content.text) ?? []
    let tier = await host?.tier ?? .firstWords
    return WordsOfWorth(
      requests.boards, own: own, tier: tier, languages: language.map { [$0] }
    ).words
  }

  /// The words of `boards` for whoever has no child, with their languages.
  public static func words(of boards: [TalkContent]) -> [(text: String, language: Language)] {
    WordsOfWorth(boards, own: [], tier: .sentences).words.map { ($0.text, $0.language) }
  }

  func summary(_ voice: RecordedVoiceFile, _ words: [WordOfWorth]) -> RecordedVoiceSummary {
    let takes = store?.takes(of: voice.id) ?? [:]
    let recorded = words.count { word in
      TakeKey(word.text, word.language).flatMap { takes[$0] } != nil
    }
    return RecordedVoiceSummary(
      voice: voice, recorded: recorded, wanted: words.count,
      changed: takes.values.map(\.on).max())
  }

  /// Whether a request is said by the take of `key` of `voice`.
  static func says(_ voice: VoiceID, _ key: TakeKey) -> (SpeechRequest) -> Bool {
    { $0.voice == voice && TakeKey($0.text.string, $0.language) == key }
  }

  static func key(_ text: String, _ language: String?) throws(InputProblem) -> TakeKey {
    let spoken = try SpokenText(text)
    let language = try self.language(language) ?? .english
    guard let key = TakeKey(spoken.string, language) else {
      throw InputProblem(
        field: "text", reason: "\"\(text.prefix(40))\" is nothing that can be recorded",
        advice: "send a word or a phrase of at most \(TakeKey.longest) characters")
    }
    return key
  }

  static func language(_ tag: String?) throws(InputProblem) -> Language? {
    guard let tag else { return nil }
    return try Language(tag: tag)
  }

  static func noTake(_ text: String) -> InputProblem {
    InputProblem(
      .unknown, field: "text", reason: "\"\(text.prefix(40))\" is not recorded",
      advice: "record it first; the near voice says it meanwhile")
  }

  /// `work`, whose problem is that the disk refuses it.
  func stored<Outcome>(
    _ work: () throws(FileProblem) -> Outcome
  ) throws(InputProblem) -> Outcome {
    do throws(FileProblem) { return try work() } catch {
      throw InputProblem(
        .unavailable, field: "voice", reason: error.reason,
        advice: "make room on the disk, or let Meadow write there")
    }
  }
}
