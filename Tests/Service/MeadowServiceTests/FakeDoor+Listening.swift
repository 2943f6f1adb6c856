import MeadowFoundations
import MeadowRuntime

extension FakeDoor: ListeningService {
  func listen(to text: String, in manner: Manner, ahead: Bool) async throws -> ListeningSound {
    _ = try SpokenText(text, field: "text")
    try check(manner)
    note("listen \(text) \(manner.voice ?? "-") \(ahead)")
    return ListeningSound(
      text: text, voice: try VoiceID(manner.voice ?? "girl"), prosody: Prosody(), wasHeard: !ahead)
  }

  func keepListening(_ answer: ListeningAnswer) async throws -> Bool {
    guard !heard.contains(where: { $0.id == answer.id }) else { return false }
    heard.append(answer)
    return true
  }

  func listeningAnswers() async throws -> [ListeningAnswer] { heard }

  func eraseListening(round: String?) async throws {
    heard.removeAll { round == nil || $0.round == round }
  }
}
