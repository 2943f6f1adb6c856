import MeadowFoundations

/// Recorded voices, and the voices that say what they lack.
extension SpeechService {
  /// The voice that says `request`: the one it names, or the one near that where it has no sound of its
  /// own for the text.
  func sayer(of request: SpeechRequest) throws(InputProblem) -> VoiceDefinition {
    let voice = try library.voice(request.voice)
    guard let near = voice.block.near, !says(request, as: voice) else { return voice }
    return self.voice(near: near, voice)
  }

  /// Whether a recording is what is heard of `request`, and nothing else.
  func isRecorded(_ request: SpeechRequest) -> Bool {
    if request.isOneRecording { return true }
    guard let voice = try? library.voice(request.voice), voice.block.near != nil else {
      return false
    }
    return says(request, as: voice)
  }

  /// Whether `request` is put together of the family's recordings and of what `voice` says between them: a
  /// whole recording of it sounds better than any glue.
  func isSpliced(_ request: SpeechRequest, _ voice: VoiceDefinition) -> Bool {
    request.hasRecordings && (request.isOneRecording || voice.block.near == nil)
  }

  /// The voice that speaks for `voice` where it has no recording; where that one is gone, another of
  /// Meadow's that speaks for the same people.
  func voice(near: NearVoice, _ voice: VoiceDefinition) -> VoiceDefinition {
    let others = library.voices.filter { $0.block.near == nil }
    let chosen =
      others.first { $0.id == near.voice }
      ?? others.first { $0.forWhom == voice.forWhom && $0.quick == nil } ?? others.first
    return chosen?.brought(to: near) ?? voice
  }

  /// `request` at the pitch and the range of recordings, where `voice` says it for one that is recorded: what
  /// is recorded keeps its own, and the two are to sound like one. Nil where nothing is to be changed.
  func inRecordedPitch(_ request: SpeechRequest, _ voice: VoiceDefinition) -> SpeechRequest? {
    guard request.prosody.pitch != 1 || request.prosody.range != 1, voice.id != request.voice,
      (try? library.voice(request.voice))?.block.near != nil
    else { return nil }
    var request = request
    (request.prosody.pitch, request.prosody.range) = (1, 1)
    return request
  }

  private func says(_ request: SpeechRequest, as voice: VoiceDefinition) -> Bool {
    (try? router.engine(of: voice))?.says(request, as: voice) ?? false
  }
}

extension MadeClip {
  /// This clip with a report of what it lacks of `wanted`, as one of a recorded voice.
  func reported(for wanted: Prosody) -> MadeClip {
    let abilities: VoiceAbilities = [.phonemes, .rate]
    var limits = abilities.report(wanted)
    if let rate = report?.reached.rate { limits?.reached.rate = rate }
    limits?.limits += report?.limits ?? []
    return MadeClip(
      clip: clip, substitution: substitution, isProvisional: isProvisional, report: limits)
  }
}
