import MeadowFoundations
import MeadowSpeech
import MeadowTalk

/// The voice the child speaks with: it follows the settings, one that takes its time once the words that
/// are seen are at hand in it.
extension ActivityHost {
  /// Speaks as `speech` says from now on; where its voice takes its time, from when what is seen is ready,
  /// unless it is to be `atOnce`.
  func changeVoice(to speech: SpeechSettings, atOnce: Bool) {
    let old = requests.speech
    let isOther = speech.voice != old.voice || speech.prosody != old.prosody
    if atOnce || (!isOther && ahead.coming != nil) { return takeUp(speech) }
    guard isOther else {
      requests.speech = speech
      return
    }
    let isComing =
      ahead.coming.map { $0.voice == speech.voice && $0.prosody == speech.prosody } ?? false
    guard isComing || prepare(speech) else { return takeUp(speech) }
    var meanwhile = speech
    (meanwhile.voice, meanwhile.prosody) = (old.voice, old.prosody)
    requests.speech = meanwhile
  }

  /// Renders the board's words as the settings now say; what is seen in a voice that comes, first.
  func renderBoard() {
    guard let coming = ahead.coming else { return ahead.renderBoard(sight) }
    if !prepare(coming) { becameReady(coming) }
  }

  /// Has the words of another scene made before those that are not seen; a voice that comes waits for them.
  func followScene() {
    guard parts.synthesis.takesTime((ahead.coming ?? requests.speech).voice),
      ahead.done.count < ahead.done.total, sceneInSight != ahead.sight.scene
    else { return }
    renderBoard()
  }

  /// Begins to make what is seen ready as `speech` says it; false where nothing is to be waited for.
  private func prepare(_ speech: SpeechSettings) -> Bool {
    ahead.changeVoice(to: speech, sight) { [weak self] in await self?.becameReady(speech) }
  }

  /// The words in sight are at hand as `speech` says them.
  private func becameReady(_ speech: SpeechSettings) {
    let settings = talk.settings.speech
    guard settings.voice == speech.voice, settings.prosody == speech.prosody else { return }
    takeUp(settings)
  }

  private func takeUp(_ speech: SpeechSettings) {
    requests.speech = speech
    ahead.renderBoard(sight)
  }

  /// What can be seen now.
  private var sight: BoardRequests.Sight {
    let language = talk.content.language
    let offered = talk.scs.offer?.followUps ?? []
    return BoardRequests.Sight(
      core: talk.board.coreBar.words.map(word),
      offers: offered.map { BoardRequests.Word(text: $0.phrase, language: language) },
      scene: sceneInSight)
  }

  private var sceneInSight: [BoardRequests.Word] {
    let place = talk.navigation.state
    let scene = talk.board.scene(place.scene, path: place.path)
    return (scene?.objects.map(\.word) ?? []).map(word) + (scene?.myWords ?? []).map(word)
  }

  private func word(_ shown: BoardWord) -> BoardRequests.Word {
    let language = shown.myWord == nil ? talk.content.language(of: shown.id) : .english
    return BoardRequests.Word(text: shown.word, language: language)
  }
}

/// The voice of the companion, and how voices fare.
extension ActivityHost {
  /// Tells pages when there is another voice, or one comes or goes.
  func watchVoices() {
    parts.synthesis.watchVoices { [weak self] in
      Task { await self?.announce(.voices) }
    }
  }

  /// The one that is chosen for it; where that is not there, Meadow's own, and nil where neither is.
  var companionsVoice: VoiceID? {
    let voices = parts.synthesis.voices
    return [talk.settings.companionVoice, .meadow].first { id in
      voices.contains { $0.id == id }
    }
  }

  /// Refuses a record that names a voice for the child or the companion which is not there.
  func requireVoices(of record: ProfileRecord) throws(InputProblem) {
    try requests.requireVoice(record.speech.voice)
    if let companions = record.chosen.companionVoice {
      try requests.requireVoice(companions, field: "companionVoice")
    }
  }
}

extension ProfileRecord {
  /// The record with the voice `next` in place of `gone`, and the companion's own where it had that; nil
  /// where nobody speaks with it.
  func without(_ gone: VoiceID, next: VoiceID) -> ProfileRecord? {
    var new = self
    if speech.voice == gone { new.speech.voice = next }
    if chosen.companionVoice == gone { new.chosen.companionVoice = nil }
    return new == self ? nil : new
  }
}
