import MeadowFamily
public import MeadowFoundations
import MeadowSound
import MeadowSpeech
public import MeadowTalk

/// What a child does: touches that speak, where it is and what it does there.
extension ActivityHost: TalkService {
  /// How much softer than a word is what is whispered.
  static let soft = Decibels(-9)

  public func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply {
    let (request, touch) = try request(for: tap)
    return try await speak(
      request, touch: tap.isAudition ? nil : touch, source: touch.source, received: received,
      recording: .tap(tap), isAudition: tap.isAudition)
  }

  /// Says `request`; then, with its sound on its way, gives the session the tap, one input that says
  /// which utterance it became, and waits until it is known when it will be heard. An audition waits for
  /// the child's word and yields to it.
  func speak(
    _ request: SpeechRequest, touch: Touch?, source: SpeechSource, received: MonotonicTime,
    recording: RecordedInput.Action, isAudition: Bool = false
  ) async throws -> TapReply {
    // What is tried out, opens something or is modelled is heard and no utterance of the child's.
    let isNoted = touch.map { !talk.opens($0) && !talk.modelling.isOn } ?? false
    let said = play {
      $0.say(
        request, source: isAudition ? .audition : source, for: isAudition ? Self.audition : nil,
        received: received, isNoted: isNoted)
    }
    if let touch { feed(.tapped(touch, as: said.id, isRepeat: said.isRepeat)) }
    record(recording)
    var reply = TapReply(
      utterance: said.id, text: request.text.string, output: parts.output.status)
    reply.isRepeat = said.isRepeat
    if let touch { describe(touch, in: &reply) }
    if said.waits { return reply }
    switch await player.beginning(of: said.id) {
    case .sounding(let trace, let length):
      reply.origin = trace.origin
      reply.onsetMilliseconds = trace.milliseconds(to: .audible)
      reply.length = length
    case .ended(let reason?):
      throw InputProblem(
        field: source == .word ? "word" : "phrase", reason: "it has no sound: \(reason)",
        advice: "try it in other words")
    case .ended(reason: nil): break
    }
    return reply
  }

  /// Who speaks when something is tried out: nobody's activity, and not the child.
  static let audition = "audition"

  /// What the child can do next.
  private func describe(_ touch: Touch, in reply: inout TapReply) {
    reply.revision = broadcast.revision
    reply.offer = talk.scs.offer
    reply.bubble = talk.bubble.state
    if case .word(let word, _, _) = touch {
      reply.sentences = talk.sentences(for: word)
      reply.carriers = talk.carriers(for: word)
    }
  }

  public func stop() -> UtteranceID? {
    let cut = stopSpeech()
    record(.stop)
    return cut
  }

  /// Silences all speech and tells the session; returns what was cut off.
  func stopSpeech() -> UtteranceID? {
    let cut = play { $0.stop() }
    tell(.stopped)
    return cut
  }

  public func chime(_ intensity: ChimeIntensity) -> ChimeReply {
    let reply = place(chime: intensity)
    record(.chime(intensity))
    return reply
  }

  /// Places a chime where nothing more important sounds and nobody has muted it.
  func place(chime intensity: ChimeIntensity) -> ChimeReply {
    let clip = chimes.clip(intensity)
    return parts.output.perform { timeline, clock -> ChimeReply in
      do throws(PlacementRefusal) {
        _ = try timeline.place(clip, on: .reward, at: clock.now, owner: .effects)
        return .played
      } catch {
        return error == .muted ? .muted : .speech
      }
    }
  }

  /// What a tap asks for, checked; nothing has changed when this throws.
  private func request(for tap: Tap) throws(InputProblem) -> (SpeechRequest, Touch) {
    let touch: Touch
    switch tap.target {
    case .word(let word): touch = try self.touch(ofWord: word, tap)
    case .followUp(let id):
      guard let followUp = talk.scs.followUp(id) else {
        throw InputProblem(
          .unknown, field: "followUp", reason: "\"\(id.prefix(40))\" was not offered",
          advice: "send the phrase as \"phrase\" to have it said all the same")
      }
      touch = .followUp(followUp)
    case .phrase(let phrase):
      // What is on offer counts as chosen, however it is sent.
      let offered = talk.scs.offer?.followUps.first { $0.phrase == phrase }
      touch = offered.map { .followUp($0) } ?? .phrase(phrase)
    }
    let text = try SpokenText(touch.text ?? "", field: touch.source == .word ? "word" : "phrase")
    var language: Language?
    if case .word(let word, _, _) = touch { language = talk.content.language(of: word.id) }
    return (try requests.request(text, in: tap.manner, language: language), touch)
  }

  private func touch(ofWord word: String, _ tap: Tap) throws(InputProblem) -> Touch {
    let text = try SpokenText(word, field: "word").string
    let known =
      requests.ownWord(text).map { FoundWord($0) } ?? self.word(text, in: tap.scene)
    guard let known else {
      throw InputProblem(
        .unknown, field: "word", reason: "\"\(text.prefix(40))\" is not on the board",
        advice: "send it as \"phrase\" to have it said all the same")
    }
    return .word(known, scene: tap.scene, object: tap.object)
  }

  /// Says a text as a phrase and returns once it sounds; for the command line.
  public func say(_ query: SpeechQuery) async throws -> UtteranceID {
    let request = try await requests.request(for: query)
    let now = parts.timers.now()
    let said = play { $0.say(request, source: .phrase, received: now) }
    if case .ended(let reason?) = await player.beginning(of: said.id) {
      throw InputProblem(
        field: query.textField, reason: "it has no sound: \(reason)",
        advice: "try it in other words")
    }
    return said.id
  }

  /// A text of `activity` in the companion's voice.
  func narrated(_ text: String, for activity: String) -> SpeechRequest? {
    guard var request = requests.settled(text, in: language(of: activity)) else { return nil }
    request.voice = companionsVoice ?? request.voice
    return request
  }

  /// Says a text for `activity` in the companion's voice.
  func narrate(
    _ text: String, for activity: String, isNoted: Bool = true, softly: Bool = false
  ) {
    guard let request = narrated(text, for: activity) else { return }
    let now = parts.timers.now()
    _ = play {
      $0.say(
        request, source: .companion, for: activity, received: now, isNoted: isNoted && !softly,
        level: softly ? Self.soft : nil)
    }
  }

  public func state() -> ChildState {
    ChildState(revision: broadcast.revision, speaking: play { $0.speaking }, talk: talk.state)
  }

  public func move(_ move: Move) throws -> ChildState {
    if let problem = talk.problem(with: move) { throw problem }
    feed(.move(move))
    record(.move(move))
    return state()
  }

  public func message(
    _ action: MessageAction, received: MonotonicTime
  ) async throws -> TapReply? {
    switch action {
    case .speak:
      let text = talk.bubble.state.text
      guard !text.isEmpty else {
        throw InputProblem(
          field: "action", reason: "the bubble is empty, so there is nothing to say",
          advice: "tap some words first")
      }
      return try await speak(
        try requests.settled(text, field: "action"), touch: .message, source: .phrase,
        received: received,
        recording: .message(.speak))
    case .removeLast:
      feed(.removeLast)
    case .clear:
      // Clear is also the stop button that people look for first (reference/aac-users.md).
      _ = stopSpeech()
      feed(.clear)
    }
    record(.message(action))
    return nil
  }

  public func avatar(
    _ action: AvatarAction, received: MonotonicTime
  ) async throws -> TapReply? {
    switch action {
    case .open, .close:
      feed(.avatar(isOpen: action == .open))
      record(.avatar(action))
      return nil
    case .choose(let text):
      guard let phrase = talk.avatar.choice(text, of: talk.feelings) else {
        throw InputProblem(
          .unknown, field: "choose", reason: "the tray does not offer \"\(text.prefix(40))\" here",
          advice: "send one of its phrases, such as \"I love you\"")
      }
      return try await speak(
        try requests.settled(phrase.phrase, field: "choose"), touch: .feeling(phrase),
        source: .phrase,
        received: received, recording: .avatar(action))
    }
  }

  public func companion(_ action: CompanionAction) -> ChildState {
    feed(.companion(action))
    record(.companion(action))
    return state()
  }

  public func screen(_ id: String, _ news: ScreenNews) {
    feed(.screen(id, news))
    record(.screen(id, news))
  }

  public func modelling(_ isOn: Bool) -> ChildState {
    feed(.modelling(isOn: isOn))
    record(.modelling(isOn))
    return state()
  }

  public func scenes() -> [SceneSummary] {
    let vocabulary = talk.content.vocabulary
    return vocabulary.sceneNames.map { id in
      let routine = vocabulary.data.routines.first { $0.scene == id }
      return SceneSummary(
        id: id, label: vocabulary.manifests[id]?.label ?? vocabulary.data.scenes[id]?.label ?? id,
        routine: routine?.id, emoji: routine?.emoji ?? "",
        words: vocabulary.sceneWords(of: id).count,
        glows: talk.glow == id)
    }
  }

  public func places(of text: String) -> [WordLocation] {
    talk.board.places(of: text, from: talk.navigation.state.scene)
  }

  public func scene(_ id: String, path: [String]) throws -> SceneReply {
    guard let manifest = talk.content.vocabulary.manifests[id] else { throw Self.noScene(id) }
    if !path.isEmpty, manifest.object(at: path)?.type != .container {
      throw InputProblem(
        .unknown, field: "path",
        reason: "\"\(path.joined(separator: "/").prefix(60))\" is no container of it",
        advice: "send the ids of containers, one in the other, as in fridge/freezer")
    }
    guard let scene = talk.board.scene(id, path: path) else { throw Self.noScene(id) }
    return SceneReply(scene: scene, grid: talk.board.grid(of: id))
  }

  public func contents(of scene: String) throws -> [String: [String]] {
    guard let manifest = talk.content.vocabulary.manifests[scene] else { throw Self.noScene(scene) }
    return manifest.contents
  }

  private static func noScene(_ id: String) -> InputProblem {
    InputProblem(
      .unknown, field: "id", reason: "there is no scene \"\(id.prefix(40))\"",
      advice: "GET /v1/scenes lists those there are")
  }
}
