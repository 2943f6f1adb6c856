public import MeadowFoundations
import MeadowSpeech

/// Auditions: how a text is read, by the voice's own rules or by a hint, and ways to say a name.
extension SessionHost {
  public func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply {
    var query = query
    // Without a hint it is the voice itself that is asked.
    query.usesMyWords = false
    let (checked, request) = try await audition(query)
    let reading: VoiceReading
    let rendering: Rendering
    do throws(SynthesisError) {
      reading = try await parts.studio.pronounce(request)
      rendering = try await parts.studio.render(
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
    let voice = try manner(query.manner).voice
    return try await parts.studio.candidates(for: text.string, voice: voice)
  }

  /// The hint, proven, and what it makes of the text.
  private func audition(_ query: SpeechQuery) async throws -> (CheckedHint?, SpeechRequest) {
    let request = try await request(for: query)
    guard let hint = query.hint else { return (nil, request) }
    do throws(HintRefusal) { return (try await parts.studio.check(hint: hint), request) } catch {
      throw error.problem(field: "hint")
    }
  }
}

extension ReachedProsody {
  /// What a report says.
  init(_ report: ProsodyReport) {
    self.init(prosody: report.reached, limits: report.limits)
  }
}
