import MeadowFiles
public import MeadowFoundations
import MeadowSpeech
import SoundAnalysis

/// Sound as a file, and auditions: how a text is read, by the voice's own rules or by a hint, and
/// ways to say a name. Nothing is played, and what takes long takes it on a thread of its own.
public actor SpeechFiles: VoiceService {
  private let synthesis: SpeechService
  private let requests: SpeechRequests
  private let board: BoardRequests
  /// What the words of the board ask for, by what their sounds are called.
  private var kept: [String: SpeechRequest] = [:]
  private let table: ParenteseTable
  private let executor = DiskExecutor(label: "meadow.speech-files")
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init(_ requests: SpeechRequests, board: BoardRequests, parentese: ParenteseTable) {
    synthesis = requests.synthesis
    self.requests = requests
    self.board = board
    table = parentese
  }

  public nonisolated func voices() -> [VoiceSummary] {
    synthesis.voices.map {
      VoiceSummary(
        id: $0.id.name, name: $0.name, description: $0.description,
        forWhom: $0.forWhom.rawValue, medianHertz: $0.medianHertz,
        formantScale: $0.formantScale, engine: $0.engine, licence: $0.block.licence,
        isRecorded: $0.block.near != nil, host: $0.block.host,
        problem: synthesis.condition(of: $0.id).problem)
    }
  }

  public nonisolated func parentese() -> ParenteseTable { table }

  public func file(of query: SpeechQuery) async throws -> SpeechFile {
    let request = try await requests.request(for: query)
    let format = try SpeechFormat(named: query.format)
    let rendering = try await render(request, for: query)
    return SpeechFile(
      mediaType: format.mediaType, bytes: try format.encode(rendering.clip),
      origin: rendering.origin, reached: rendering.report.map(ReachedProsody.init))
  }

  /// The sound of a text, for the command line's drawings.
  public func sound(_ query: SpeechQuery) async throws -> Clip {
    try await render(try await requests.request(for: query), for: query).clip
  }

  /// The pitch contour of a sound, for the same: seconds and hertz where it is voiced.
  public func pitch(of clip: Clip) -> [(seconds: Double, hertz: Double)] {
    PitchTracker().track(Array(clip.samples), rate: .mix).points.compactMap { point in
      point.hertz.map { (point.seconds, $0) }
    }
  }

  public func keptWords() -> [KeptWord] {
    kept = [:]
    return board.all().prefix(KeptWord.most).compactMap { request in
      synthesis.soundName(of: request).map { name in
        kept[name] = request
        return KeptWord(text: request.text.string, sound: name)
      }
    }
  }

  public func sound(ofKept name: String) async throws -> SpeechFile {
    if kept[name] == nil { _ = keptWords() }
    guard let request = kept[name] else {
      throw InputProblem(
        .unknown, field: "sound", reason: "no word of the board has this sound now",
        advice: "GET /v1/kept-words lists those there are")
    }
    let rendering = try await render(request, for: SpeechQuery(text: request.text.string))
    return SpeechFile(
      mediaType: SpeechFormat.flac.mediaType, bytes: try SpeechFormat.flac.encode(rendering.clip),
      origin: rendering.origin)
  }

  public func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply {
    var query = query
    // Without a hint it is the voice itself that is asked.
    query.usesMyWords = false
    let (checked, request) = try await audition(query)
    let reading: VoiceReading
    let rendering: Rendering
    do throws(SynthesisError) {
      reading = try await synthesis.pronounce(request)
      rendering = try await synthesis.render(
        request, priority: .likely, isCancelled: { false }, onPart: { _ in })
    } catch {
      throw Self.problem(error, field: query.textField)
    }
    var reply = PronunciationReply(
      text: request.text.string, hint: query.hint, ipa: checked?.ipa ?? reading.ipa,
      phonemes: checked?.mnemonics ?? reading.phonemes, voice: request.voice.name)
    reply.kind = checked?.kind
    reply.arpabet = checked?.arpabet
    reply.respelling = checked?.respelling
    reply.warnings =
      checked?.warnings.map { .init(message: $0.message, range: $0.range) } ?? []
    reply.reached = rendering.report.map(ReachedProsody.init)
    return reply
  }

  public func candidates(_ query: SpeechQuery) async throws -> [PronunciationChoice] {
    let text = try SpokenText(query.text, field: query.textField)
    let voice = try requests.request(text, in: query.manner, readings: []).voice
    return try await synthesis.candidates(for: text.string, voice: voice)
  }

  /// The hint, proven, and what it makes of the text.
  private func audition(_ query: SpeechQuery) async throws -> (CheckedHint?, SpeechRequest) {
    let request = try await requests.request(for: query)
    guard let hint = query.hint else { return (nil, request) }
    do throws(HintRefusal) { return (try await synthesis.check(hint: hint), request) } catch {
      throw error.problem(field: "hint")
    }
  }

  private func render(
    _ request: SpeechRequest, for query: SpeechQuery
  ) async throws -> Rendering {
    do {
      if query.asFirstSaid { return try await synthesis.firstSaying(of: request) }
      return try await synthesis.render(
        request, priority: .likely, isCancelled: { false }, onPart: { _ in })
    } catch {
      throw Self.problem(error, field: query.textField)
    }
  }

  /// What became of a sound with the text in `field`, as whoever sent it is told.
  static func problem(_ error: SynthesisError, field: String) -> any Error {
    switch error {
    case .input(let problem): problem
    case .nothingToSay, .tooLong:
      InputProblem(field: field, reason: error.description, advice: "send other words")
    case .engineAway(let reason, let seconds):
      InputProblem(
        .unavailable, field: "voice", reason: reason,
        advice: "try again in \(Int(seconds.rounded(.up))) s, or take another voice")
    case .cancelled, .dataMissing, .alreadyStarted, .voiceNotWritten, .engineFailed: error
    }
  }
}

extension ReachedProsody {
  /// What a report says.
  init(_ report: ProsodyReport) {
    self.init(prosody: report.reached, limits: report.limits)
  }
}
