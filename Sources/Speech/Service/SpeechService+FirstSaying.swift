public import MeadowFoundations

extension SpeechService {
  /// The sound of `request` as a tap hears it that finds nothing made: in one pass, whatever is at
  /// hand, and not kept. What was heard is compared with it.
  public func firstSaying(
    of request: SpeechRequest
  ) async throws(SynthesisError) -> Rendering {
    let request = request.inSteps
    let made = try await make(
      request, try voice(of: request), .urgent, { false }, onPart: { _, _ in })
    return Rendering(clip: made.clip, origin: .synthesised, report: nil)
  }
}
