import MeadowFamily
public import MeadowFoundations
import MeadowSound
import MeadowSpeech
import MeadowStore

/// Listening tests: people say what they hear of a voice, so it is heard itself or not at all.
extension ActivityHost: ListeningService {
  public func listen(
    to text: String, in manner: Manner, ahead: Bool
  ) async throws -> ListeningSound {
    let request = try requests.unowned(try SpokenText(text, field: "text"), in: manner)
    try await makeItself(request)
    var sound = ListeningSound(
      text: request.text.string, voice: request.voice, prosody: request.prosody, wasHeard: false)
    guard !ahead else { return sound }
    let before = try audibleOutput()
    let now = parts.timers.now()
    let said = play {
      $0.say(
        request, source: .audition, for: Self.audition, received: now, isNoted: false)
    }
    var manner = manner
    manner.voice = request.voice.name
    record(.tap(Tap(.phrase(request.text.string), manner: manner, isAudition: true)))
    let isWhole = await player.ended(said.id)
    sound.wasHeard = isWhole && parts.output.status.lostNothing(since: before)
    return sound
  }

  /// The output as it is now, by which something can be heard.
  private func audibleOutput() throws(InputProblem) -> OutputStatus {
    let status = parts.output.status
    guard status.kind != .silent else {
      throw InputProblem(
        .settled, field: "output", reason: "this Meadow has no sound",
        advice: "start it with one, and try again")
    }
    switch status.state {
    case .awake, .relaxed, .suspended:
      if !status.isMutedOutside { return status }
    case .connecting, .lost, .waiting: break
    }
    throw InputProblem(
      .unavailable, field: "output", reason: "nothing can be heard here now",
      advice: "turn this machine's sound on, and try again")
  }

  /// Has the sound of `request` in memory, made by its own voice to the end; the player then takes it
  /// from there. No one may speak for that voice, which whoever only wants to be understood gladly has.
  private func makeItself(_ request: SpeechRequest) async throws {
    let synthesis = parts.synthesis
    guard synthesis.speaks(request.voice, request.language) else {
      throw InputProblem(
        field: "voice", reason: "\"\(request.voice)\" does not speak \(request.language.rawValue)",
        advice: "take another voice, or another language")
    }
    do throws(SynthesisError) { _ = try await synthesis.render(request, priority: .likely) } catch {
      if case .engineFailed = error { throw Self.cannotBeHeard(request.voice, error.description) }
      throw SpeechFiles.problem(error, field: "text")
    }
    guard synthesis.isReady(request) else {
      throw Self.cannotBeHeard(request.voice, "no other voice may speak for it")
    }
  }

  /// What an engine could not say of this text is nobody's mistake: another word is asked about.
  private static func cannotBeHeard(_ voice: VoiceID, _ why: String) -> InputProblem {
    InputProblem(
      .unavailable, field: "voice", reason: "\"\(voice)\" cannot be heard itself now: \(why)",
      advice: "try again, or take another voice")
  }

  public func keepListening(_ answer: ListeningAnswer) async throws -> Bool {
    let results = try requireResults()
    var answer = answer
    answer.savedMilliseconds = wallTime.milliseconds
    let kept = answer
    return try await stored("id") { () throws(FamilyProblem) in try await results.keep(kept) }
  }

  public func listeningAnswers() async throws -> [ListeningAnswer] {
    guard let results = parts.family?.listening else { return [] }
    return try await stored("results") { () throws(FamilyProblem) in try await results.all() }
  }

  public func eraseListening(round: String?) async throws {
    let results = try requireResults()
    try await stored("results") { () throws(FamilyProblem) in
      _ = try await results.erase(round: round)
    }
  }

  private func requireResults() throws(InputProblem) -> ListeningResults {
    guard let results = parts.family?.listening else {
      throw InputProblem(
        .unavailable, field: "results", reason: "this Meadow keeps nothing",
        advice: "use meadow serve")
    }
    return results
  }
}

extension OutputStatus {
  /// Whether all of a sound was heard that began when the output was as `before`: it did not sleep, which
  /// eats beginnings, and never ran dry or was late.
  fileprivate func lostNothing(since before: OutputStatus) -> Bool {
    before.state != .suspended && underruns == before.underruns && lateEdits == before.lateEdits
      && reconnections == before.reconnections
  }
}
