public import MeadowFoundations

extension SpeechService {
  /// What the sound of `request` is called: every other sound is called otherwise, and no text is in
  /// it. Nil where no voice can say it.
  public func soundName(of request: SpeechRequest) -> String? {
    let request = request.inSteps
    guard let voice = try? voice(of: request) else { return nil }
    return try? key(of: request, voice).name
  }
}
