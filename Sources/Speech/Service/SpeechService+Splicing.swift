import MeadowFoundations
import Synchronization

extension SpeechService {
  /// The sound of a request with recordings in it, piece by piece: what the voice says comes from
  /// the cache or is made, what was recorded comes at the request's rate.
  func splice(
    _ request: SpeechRequest, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool,
    _ onPart: @escaping @Sendable (SpeechPart) -> Void
  ) async throws(SynthesisError) -> MadeClip {
    let plan = SplicePlan(request)
    guard !plan.pieces.isEmpty else { throw .nothingToSay(text: request.text.string) }
    let origin = origin(made: request)
    var splice = Splice()
    var facts = SpliceFacts()
    var recording = 0
    var start = Frames.zero
    for (index, piece) in plan.pieces.enumerated() {
      guard !isCancelled() else { throw .cancelled }
      let clip = try await clip(of: piece.content, priority, isCancelled, &facts)
      if case .suffix = piece.content {
        splice.attach(clip, recording: recording)
      } else {
        splice.add(clip, gap: piece.gap)
        recording = clip.length.count
      }
      guard Frames(splice.samples.count).seconds <= Self.longestSeconds else {
        throw .tooLong(seconds: Self.longestSeconds)
      }
      let isLast = index == plan.pieces.count - 1
      // The quiet at the end of a recording goes where the voice adds an s.
      let isOpen = !isLast && plan.pieces[index + 1].isSuffix
      if !isOpen, let part = splice.takePart(isLast: isLast) {
        onPart(SpeechPart(clip: part, start: start, isLast: isLast, origin: origin))
        start = start + part.length
      }
    }
    return MadeClip(
      clip: Clip(splice.samples), substitution: facts.substitution,
      isProvisional: facts.isProvisional)
  }

  private func clip(
    of content: SplicePlan.Content, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool, _ facts: inout SpliceFacts
  ) async throws(SynthesisError) -> Clip {
    switch content {
    case .speech(let request), .suffix(let request):
      return try await speech(request, priority, isCancelled, &facts)
    case .recording(let id, let instead):
      do throws(RecordingProblem) {
        guard let recordings else { throw .unknown(id) }
        return try await recordings.clip(id, stretchedBy: 1 / instead.prosody.rate, priority)
      } catch {
        // Never silent: the voice says the word, and that is not kept.
        facts.substitution = "recording \(id): \(error.reason)"
        return try await speech(instead, priority, isCancelled, &facts)
      }
    }
  }

  private func speech(
    _ request: SpeechRequest, _ priority: SynthesisPriority,
    _ isCancelled: @escaping @Sendable () -> Bool, _ facts: inout SpliceFacts
  ) async throws(SynthesisError) -> Clip {
    let (rendering, isKept) = try await obtain(request, priority, mayStandIn: false, isCancelled)
    // Not kept: provisional, or in another voice; either way the whole is made again.
    if !isKept { facts.isProvisional = true }
    return rendering.clip
  }
}

/// What of a spliced clip is not as it was asked for.
struct SpliceFacts {
  /// Why a piece is not the one that was asked for.
  var substitution: String?
  /// Whether a piece is to be made again.
  var isProvisional = false
}

extension SplicePlan.Piece {
  /// Whether it belongs to the recording before it.
  var isSuffix: Bool { if case .suffix = content { true } else { false } }
}
