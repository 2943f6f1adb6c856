public import MeadowFoundations
public import MeadowPhonetics
public import MeadowSpeech
import Synchronization

/// Voices that other programs on this machine make: the way from a request to their sound and from that
/// to a clip, whatever protocol they speak.
///
/// Each server has two threads, one for who waits and one for what is made ahead, since it makes one text
/// after the other. What it makes badly is refused and never kept.
public final class NaturalEngine: VoiceEngine {
  public let name: String
  public var abilities: VoiceAbilities { [.phonemes, .rate, .pitch, .range] }
  public var identity: String { "\(name) \(ShapedSound.identity)" }

  private let servers: [ServerPlace: Lanes]
  private let takesPhonemes: Bool
  private let log: String
  private let isHTTP: Bool

  /// A server's threads, and how it fares.
  private final class Lanes: Sendable {
    let urgent: WorkThread<any SpeechServer>
    let others: WorkThread<any SpeechServer>
    let condition = Mutex(ServerCondition())

    init(_ place: ServerPlace, _ make: @escaping @Sendable (ServerPlace) -> any SpeechServer) {
      urgent = WorkThread(name: "meadow-voice") { make(place) }
      // A program has one mouth.
      if case .program = place {
        others = urgent
      } else {
        others = WorkThread(name: "meadow-voices") { make(place) }
      }
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
    servers = Dictionary(places.map { ($0, Lanes($0, make)) }) { first, _ in first }
  }

  private static func place(of block: NaturalBlock, _ log: String, _ isHTTP: Bool) -> ServerPlace? {
    if let address = try? block.address(hasHTTP: isHTTP) { return .address(address) }
    return block.start.map { .program($0, log: "\(log)/voice-program.log") }
  }

  public func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    guard let block = voice.block as? NaturalBlock,
      let place = Self.place(of: block, log, isHTTP), let lanes = servers[place]
    else { throw .engineFailed(reason: "\(voice.id) has no server") }
    if let away = lanes.away { throw away }
    let text = NaturalText(request, block)
    guard text.string.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .nothingToSay(text: request.text.string)
    }
    let prosody = request.prosody
    let lane = priority == .urgent ? lanes.urgent : lanes.others
    let made = await lane.run(priority) { server -> Result<MadeClip, SynthesisError> in
      guard !isCancelled() else { return .failure(.cancelled) }
      return Self.made(text, block, voice, prosody, server, lanes)
    }
    let clip = try made.get()
    guard !isCancelled() else { throw .cancelled }
    onPart(clip.clip, true)
    return clip
  }

  private static func made(
    _ text: NaturalText, _ block: NaturalBlock, _ voice: VoiceDefinition, _ prosody: Prosody,
    _ server: any SpeechServer, _ lanes: Lanes
  ) -> Result<MadeClip, SynthesisError> {
    // Whoever waited behind one that failed need not try it too.
    if let away = lanes.away { return .failure(away) }
    let limits = TakeLimits(text.string, rate: block.sampleRate)
    do throws(ServerProblem) {
      let wanted = ServerText(text: text.string, voice: block.voice, speaker: block.speaker)
      let take = try server.take(wanted, limits).checked(limits)
      guard
        let made = ShapedSound.make(take.samples, at: take.rate, block.shape(of: voice), prosody)
      else { throw .silent }
      lanes.condition.withLock { $0.answered() }
      return .success(made)
    } catch {
      lanes.condition.withLock { $0.failed(error, text: text.string, at: .now()) }
      let reason = "\(error)"
      return .failure(
        error.isOfText ? .engineFailed(reason: reason) : lanes.away ?? .engineFailed(reason: reason)
      )
    }
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
    let now = MonotonicTime.now()
    let reports = servers.values.map { $0.condition.withLock { $0.report(at: now) } }
    return reports.first { $0 != .ready } ?? .ready
  }
}
