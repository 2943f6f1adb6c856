public import MeadowFoundations
public import MeadowPhonetics
public import MeadowSpeech
import Synchronization

/// Voices that other programs on this machine make: the way from a request to their sound and from that
/// to a clip, whatever protocol they speak.
///
/// Each server has two lanes, one for who waits and one for what is made ahead, since it makes one text
/// after the other; while one text is shaped, it is asked for the next. What it makes badly is refused
/// and never kept.
public final class NaturalEngine: VoiceEngine {
  public let name: String
  public var abilities: VoiceAbilities { [.phonemes, .rate, .pitch, .range] }
  public var identity: String { "\(name) \(ShapedSound.identity)" }

  private let servers: [ServerPlace: Lanes]
  private let takesPhonemes: Bool
  private let log: String
  private let isHTTP: Bool
  private let watcher: Watcher

  /// Who is told when a server comes or goes.
  private final class Watcher: Sendable {
    private let tell = Mutex<(@Sendable () -> Void)?>(nil)

    func set(_ tell: @escaping @Sendable () -> Void) { self.tell.withLock { $0 = tell } }

    func told() { tell.withLock { $0 }?() }
  }

  /// The thread that asks a server, and the one that shapes what it said.
  private struct Lane: Sendable {
    let server: WorkThread<any SpeechServer>
    let shaper: WorkThread<Void>

    init(_ name: String, _ make: @escaping @Sendable () -> any SpeechServer) {
      server = WorkThread(name: name, makeState: make)
      shaper = WorkThread(name: name) {}
    }
  }

  /// A server's lanes, and how it fares.
  private final class Lanes: Sendable {
    let urgent: Lane
    let others: Lane
    private let condition = Mutex(ServerCondition())
    private let watcher: Watcher

    init(
      _ place: ServerPlace, _ watcher: Watcher,
      _ make: @escaping @Sendable (ServerPlace) -> any SpeechServer
    ) {
      self.watcher = watcher
      urgent = Lane("meadow-voice") { make(place) }
      // A program has one mouth.
      if case .program = place {
        others = urgent
      } else {
        others = Lane("meadow-voices") { make(place) }
      }
    }

    /// What people are told of the server.
    var report: VoiceEngineCondition {
      let now = MonotonicTime.now()
      return condition.withLock { $0.report(at: now) }
    }

    /// Notes what became of a text, and tells who watches where people are told something else now.
    func note(_ note: (inout ServerCondition) -> Void) {
      let isOther = condition.withLock { condition in
        let before = condition.problem
        note(&condition)
        return condition.problem != before
      }
      if isOther { watcher.told() }
    }

    /// Why the server is left alone now; nil where it may be asked.
    var away: SynthesisError? {
      let now = MonotonicTime.now()
      let (isOpen, report) = condition.withLock { ($0.isOpen(at: now), $0.report(at: now)) }
      guard !isOpen, case .away(let reason, let seconds) = report else { return nil }
      return .engineAway(reason: reason, retryInSeconds: seconds)
    }
  }

  /// The engine called `name` for `voices`; `log` is the directory for what programs write to their
  /// errors.
  init(
    _ name: String, voices: [VoiceDefinition], log: String, isHTTP: Bool,
    _ make: @escaping @Sendable (ServerPlace) -> any SpeechServer
  ) {
    (self.name, self.log, self.isHTTP) = (name, log, isHTTP)
    let blocks = voices.compactMap { $0.block as? NaturalBlock }
    takesPhonemes = blocks.allSatisfy { $0.phonemes != nil }
    let places = blocks.compactMap { Self.place(of: $0, log, isHTTP) }
    let watcher = Watcher()
    self.watcher = watcher
    servers = Dictionary(places.map { ($0, Lanes($0, watcher, make)) }) { first, _ in first }
  }

  private static func place(of block: NaturalBlock, _ log: String, _ isHTTP: Bool) -> ServerPlace? {
    if let address = try? block.address(hasHTTP: isHTTP) { return .address(address) }
    return block.start.map { .program($0, log: "\(log)/voice-program.log") }
  }

  private func lanes(of block: NaturalBlock) -> Lanes? {
    Self.place(of: block, log, isHTTP).flatMap { servers[$0] }
  }

  public func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    guard let block = voice.block as? NaturalBlock, let lanes = lanes(of: block)
    else { throw .engineFailed(reason: "\(voice.id) has no server") }
    if let away = lanes.away { throw away }
    let text = NaturalText(request, block)
    guard text.string.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .nothingToSay(text: request.text.string)
    }
    let lane = priority == .urgent ? lanes.urgent : lanes.others
    let shape = (block.shape(of: voice), request.prosody)
    let taken = await lane.server.run(priority) { server -> Result<RawTake, SynthesisError> in
      guard !isCancelled() else { return .failure(.cancelled) }
      return Self.taken(text, block, server, lanes)
    }
    let take = try taken.get()
    let made = await lane.shaper.run(priority) { _ -> Result<MadeClip, SynthesisError> in
      guard !isCancelled() else { return .failure(.cancelled) }
      return Self.shaped(take, text, shape, lanes)
    }
    let clip = try made.get()
    guard !isCancelled() else { throw .cancelled }
    onPart(clip.clip, true)
    return clip
  }

  /// What the server says of `text`.
  private static func taken(
    _ text: NaturalText, _ block: NaturalBlock, _ server: any SpeechServer, _ lanes: Lanes
  ) -> Result<RawTake, SynthesisError> {
    // Whoever waited behind one that failed need not try it too.
    if let away = lanes.away { return .failure(away) }
    let limits = TakeLimits(text.string, rate: block.sampleRate)
    do throws(ServerProblem) {
      let wanted = ServerText(text: text.string, voice: block.voice, speaker: block.speaker)
      return .success(try server.take(wanted, limits).checked(limits))
    } catch { return .failure(failed(error, text, lanes)) }
  }

  /// The clip of `take`, which is `text`.
  private static func shaped(
    _ take: RawTake, _ text: NaturalText, _ shape: (voice: VoiceShape, prosody: Prosody),
    _ lanes: Lanes
  ) -> Result<MadeClip, SynthesisError> {
    do throws(ShapedSound.Fault) {
      let made = try ShapedSound.make(take.samples, at: take.rate, shape.voice, shape.prosody)
      lanes.note { $0.answered() }
      return .success(made)
    } catch {
      switch error {
      case .silent: return .failure(failed(.silent, text, lanes))
      case .noVoice: return .failure(failed(.noVoice, text, lanes))
      }
    }
  }

  /// Notes what the server did wrong with `text`, and says it.
  private static func failed(
    _ problem: ServerProblem, _ text: NaturalText, _ lanes: Lanes
  ) -> SynthesisError {
    lanes.note { $0.failed(problem, text: text.string, at: .now()) }
    let away = problem.isOfText ? nil : lanes.away
    return away ?? .engineFailed(reason: "\(problem)")
  }

  public func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading {
    throw .engineFailed(reason: "a speech server cannot be asked how it reads a text")
  }

  public func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof {
    // Given as written, sound for sound, in the signs that the voice was trained on.
    takesPhonemes
      ? .proven : .unproven(reason: "a natural voice takes no phonemes and reads letters like them")
  }

  public var condition: VoiceEngineCondition {
    servers.values.map(\.report).first { $0 != .ready } ?? .ready
  }

  public func condition(of voice: VoiceDefinition) -> VoiceEngineCondition {
    (voice.block as? NaturalBlock).flatMap(lanes)?.report ?? .ready
  }

  public func watch(_ tell: @escaping @Sendable () -> Void) { watcher.set(tell) }
}
