import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// A Meadow that checks what it is told as the real one does, remembers it, and makes no sound.
actor FakeDoor: TalkService, SettingsService, SetUpsService, ChildrenService, GateService,
  InsightService,
  WordsService, PictureService, VoiceService, ContentService, LoudnessService, StatusService,
  ActivityService
{
  /// Something went wrong inside.
  struct Fault: Error { let secret = "/home/someone/secret" }

  /// The taps that got through, with the moment their request had arrived.
  private(set) var taps: [(tap: Tap, received: MonotonicTime)] = []
  /// The changes that got through.
  private(set) var changes: [SettingsChange] = []
  /// The sounds that were asked for.
  private(set) var queries: [SpeechQuery] = []
  /// How many event and audio streams were opened and not yet ended.
  private(set) var listeners = 0
  private(set) var stops = 0
  /// The family's words.
  var kept: [MyWord] = []
  /// The files that were sent, by what they are for.
  var files: [String: [UInt8]] = [:]
  /// The words without a picture.
  var drawn: [MyWord] = []
  /// The pictures that were chosen.
  var chosen: [String: WordPicture] = [:]
  /// The calibration.
  var dBA: Double?
  private(set) var resets = 0
  /// What was answered in listening tests.
  var heard: [ListeningAnswer] = []

  /// What else got through, in words.
  private(set) var notes: [String] = []
  /// Where the child is.
  var place = NavigationState(scene: "kitchen")

  private let hasAudio: Bool
  private let status: OutputStatus
  var record = ProfileRecord()
  /// The children.
  var family = [FakeDoor.child(1, "Mia", isActive: true)]
  /// The set-ups, by name.
  var setUpsKept: [SetUpSummary] = []
  var current: FamilySettings { settings(of: record) }
  private var events: [AsyncStream<PublishedEvent>.Continuation] = []
  /// The number of the latest event; the first service of a day begins somewhere else than at 1.
  private(set) var revision = 40
  private var blocks: [AsyncStream<AudioBlock>.Continuation] = []
  private var waiters: [(count: Int, resume: CheckedContinuation<Void, Never>)] = []

  init(status: OutputStatus = OutputStatus(kind: .silent, state: .awake), hasAudio: Bool = false) {
    self.status = status
    self.hasAudio = hasAudio
  }

  func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply {
    let text: String
    switch tap.target {
    case .word("explode"): throw Fault()
    case .word(let word):
      guard ["more", "go", "help"].contains(word) else {
        throw InputProblem(
          .unknown, field: "word", reason: "\"\(word.prefix(40))\" is not in the vocabulary",
          advice: "send it as \"phrase\" instead")
      }
      text = word
    case .phrase(let phrase): text = try SpokenText(phrase, field: "phrase").string
    case .followUp(let id): text = "follow-up \(id)"
    }
    try check(tap.manner)
    taps.append((tap, received))
    var reply = TapReply(
      utterance: UtteranceID(taps.count), text: text, origin: .cache, output: status,
      onsetMilliseconds: 1.9, length: .milliseconds(431), offer: Self.offer)
    reply.revision = tap.isAudition ? nil : revision
    return reply
  }

  func note(_ what: String) { notes.append(what) }

  func stop() async -> UtteranceID? {
    stops += 1
    return taps.isEmpty ? nil : UtteranceID(taps.count)
  }

  func chime(_ intensity: ChimeIntensity) async -> ChimeReply {
    current.speech.isMuted ? .muted : .played
  }

  func settings() async -> FamilySettings { current }

  func change(_ change: SettingsChange) async throws(InputProblem) -> FamilySettings {
    try check(Manner(voice: change.voice?.name))
    var new = try change.applied(
      to: record, table: ParenteseTable(steps: [], sources: []), vocabulary: nil)
    new.noteStep(
      .change, named: change.keys, from: record, at: WallTime(milliseconds: Self.moment))
    record = new
    changes.append(change)
    return current
  }

  func settingsReport() async -> SettingsReport {
    SettingsReport(settings: current, defaults: settings(of: ProfileRecord()), record: record)
  }

  private func settings(of record: ProfileRecord) -> FamilySettings {
    DefaultsEngine.settings(
      for: record, table: DefaultsTable(), parentese: ParenteseTable(steps: [], sources: []))
  }

  func events() async -> AsyncStream<PublishedEvent> {
    let (stream, feed) = AsyncStream.makeStream(of: PublishedEvent.self)
    feed.yield(PublishedEvent(revision, .output(status)))
    feed.yield(PublishedEvent(revision, .settings(current)))
    listen(feed)
    events.append(feed)
    return stream
  }

  func health() async -> Health {
    Health(
      uptimeSeconds: 12.3, output: status,
      cache: Health.Cache(ready: 88, wanted: 88, damaged: 1, unwritable: 0, bytesOnDisk: 4096))
  }

  func voices() async -> [VoiceSummary] {
    [
      VoiceSummary(
        id: "girl", name: "Girl", description: "Bright \"and\" clear", forWhom: "child",
        medianHertz: 250, formantScale: 1.16, engine: "espeak-ng"),
      VoiceSummary(
        id: "boy", name: "Boy", description: "Warm", forWhom: "child", medianHertz: 225,
        formantScale: 1.15, engine: "espeak-ng"),
    ]
  }

  func vocabulary() async -> VocabularyData {
    VocabularyData(
      schema: "meadow-vocabulary/1", version: "1.0.0",
      counts: VocabularyCounts(
        coreWords: 0, numbers: 0, visibleAtTier1: 0, visibleAtTier2: 0, visibleAtTier3: 0),
      fitzgeraldKey: [:], coreVocabulary: [])
  }

  func file(of query: SpeechQuery) async throws -> SpeechFile {
    _ = try SpokenText(query.text, field: query.textField)
    try check(query.manner)
    let mediaTypes = ["wav": "audio/wav", "flac": "audio/flac", "ogg": "audio/ogg"]
    guard let mediaType = mediaTypes[query.format ?? "wav"] else {
      throw InputProblem(
        field: "format", reason: "\"\(query.format ?? "")\" is not a format",
        advice: "send wav, flac, ogg or pcm")
    }
    queries.append(query)
    return SpeechFile(mediaType: mediaType, bytes: [1, 2, 3, 0, 255], origin: .synthesised)
  }

  func keptWords() async -> [KeptWord] {
    [KeptWord(text: "more", sound: "0a1b"), KeptWord(text: "Siobhán", sound: "2c3d")]
  }

  func sound(ofKept name: String) async throws -> SpeechFile {
    guard name == "0a1b" else {
      throw InputProblem(
        .unknown, field: "sound", reason: "no word of the board has this sound now",
        advice: "GET /v1/kept-words lists those there are")
    }
    return SpeechFile(mediaType: "audio/flac", bytes: [1, 2, 3], origin: .cache)
  }

  func takeIn(_ told: AwayTouches) async -> Int {
    note("away \(told.id) \(told.touches.map { "\($0.word) \($0.secondsAgo)" })")
    return told.touches.count
  }

  func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply {
    PronunciationReply(text: query.text, ipa: "", phonemes: "", voice: "girl")
  }

  func candidates(_ query: SpeechQuery) async throws -> [PronunciationChoice] {
    [PronunciationChoice(hint: "SHIV-on", ipa: "ˈʃɪvɑːn", respelling: "SHIV-ahn", why: "as is")]
  }

  func parentese() async -> ParenteseTable {
    ParenteseTable(
      steps: [ParenteseStep(fromMonths: 12, toMonths: 48, prosody: .standard, why: "young")],
      sources: ["a paper"])
  }

  func onset() async -> OnsetSummary {
    let stages = OnsetTrace.Stage.allCases.map {
      ($0, OnsetSummary.Percentiles(p50: 1, p90: 2, p95: 2.5, p99: 3, max: 4))
    }
    return OnsetSummary(
      warm: OnsetSummary.Population(count: 7, stages: Dictionary(uniqueKeysWithValues: stages)),
      cold: OnsetSummary.Population(count: 0, stages: [:]))
  }

  func resetOnset() async { resets += 1 }

  func audioStream() async -> AsyncStream<AudioBlock>? {
    guard hasAudio else { return nil }
    let (stream, feed) = AsyncStream.makeStream(of: AudioBlock.self)
    listen(feed)
    blocks.append(feed)
    return stream
  }

  /// Tells every event stream of `event`.
  func emit(_ event: MeadowEvent) {
    revision += 1
    for feed in events { feed.yield(PublishedEvent(revision, event)) }
  }

  /// Sends `block` to every audio stream.
  func emit(_ block: AudioBlock) { for feed in blocks { feed.yield(block) } }

  private func listen<Element>(_ feed: AsyncStream<Element>.Continuation) {
    listeners += 1
    tellWaiters()
    feed.onTermination = { _ in Task { await self.leave() } }
  }

  private func leave() {
    listeners -= 1
    tellWaiters()
  }

  /// Returns when exactly `count` streams are open.
  func wait(forListeners count: Int) async {
    await withCheckedContinuation { resume in
      waiters.append((count, resume))
      tellWaiters()
    }
  }

  private func tellWaiters() {
    for waiter in waiters where waiter.count == listeners { waiter.resume.resume() }
    waiters.removeAll { $0.count == listeners }
  }

  func check(_ manner: Manner) throws(InputProblem) {
    if let voice = manner.voice {
      let id = try VoiceID(voice)
      guard ["girl", "boy"].contains(id.name) else {
        throw InputProblem(
          .unknown, field: "voice", reason: "there is no voice \"\(id)\"",
          advice: "send girl or boy")
      }
    }
    var prosody = Prosody()
    prosody.rate = manner.rate ?? prosody.rate
    prosody.pitch = manner.pitch ?? prosody.pitch
    prosody.range = manner.range ?? prosody.range
    _ = try prosody.validated()
  }
}

extension FakeDoor {
  /// Itself as every service.
  nonisolated var services: MeadowServices {
    MeadowServices(
      self, gate: self, insight: self, words: self, speech: self,
      recorded: FakeRecordedVoices(), loudness: self)
  }
}
