import MeadowFamily
public import MeadowFoundations
import MeadowSpeech
import MeadowTalk
import MeadowVocabulary

/// The words on the board, and what somebody reads who judges content or settings.
extension ActivityHost: ContentService {
  public nonisolated func vocabulary() -> VocabularyData { board.vocabulary.data }

  public nonisolated func symbols() -> SymbolTable {
    let content = requests.boards[0]
    let vocabulary = content.vocabulary
    var table = SymbolTable(
      keys: vocabulary.data.fitzgeraldKey, pictures: vocabulary.pictures,
      signs: content.defaults.companion.signs)
    table.art = vocabulary.art
    for (id, chosen) in parts.family?.words.pictures.all() ?? [:] {
      for key in vocabulary.keys(of: WordID(id)) {
        guard let usual = vocabulary.pictures[key] else { continue }
        table.usual[key] = usual
        table.art[key] = nil
        table.chosenPhotos[key] = chosen.photo
        table.pictures[key] = chosen.emoji ?? usual
      }
    }
    // What the family calls its own comes first, as when it is tapped.
    for word in (parts.family?.words.all(of: requests.child) ?? []).reversed() {
      let key = VocabularyService.key(word.content.text)
      table.photos[key] = word.content.photo == nil ? nil : word
      guard word.content.photo != nil || word.content.emoji != nil else {
        // The board's own dog will do for a "dog" of the family's.
        if table.pictures[key] == nil { table.drawn.append(word) }
        continue
      }
      table.chosenPhotos[key] = nil
      table.art[key] = nil
      table.usual[key] = vocabulary.pictures[key]
      table.pictures[key] = word.content.emoji
    }
    table.drawn.sort { $0.id < $1.id }
    return table
  }

  /// What a child on `tier` is offered the first time it says `word` in `scene`; without one, in the
  /// word's own scene. Nothing at Tier 1, which has no loop (spec README, resolution 7).
  ///
  /// The conversation mode does not count, words that the family has hidden do. The chance is that of
  /// seed 1, so that the same content is always read the same.
  public func offers(
    after word: String, tier: Tier, scene: String? = nil
  ) throws(InputProblem) -> [FollowUp] {
    if let scene { _ = try manifest(of: scene) }
    guard
      let found = requests.ownWord(word).map({ FoundWord($0) })
        ?? self.word(word, in: scene)
    else {
      throw InputProblem(
        .unknown, field: "word", reason: "there is no word \"\(word.prefix(40))\"",
        advice: "choose a core word, a word of a scene or one of My Words")
    }
    let place = scene ?? found.scene
    let now = parts.timers.now()
    let settings = talk.settings
    let board = talk.board
    let isHidden = { (word: String) -> Bool in
      board.isHidden(word, in: nil) || (place.map { board.isHidden(word, in: $0) } ?? false)
    }
    var loop = SCSEngine(seed: 1)
    let spoken = SpokenWord(text: found.word, grammar: found.grammar, scene: place)
    let inputs: [SCSEngine.Input] = [
      .settings(tier: tier, mode: .full, timeoutSeconds: settings.bubbleSeconds), .spoke(spoken),
    ]
    for input in inputs {
      _ = loop.handle(input, from: talk.content.book, isHidden: isHidden, at: now)
    }
    return loop.offer?.followUps ?? []
  }

  /// Every phrase that can be offered in `scene`, or in all, in whichever round, of the board's own words.
  public nonisolated func everyOffer(in scene: String?) -> [PossibleOffer] {
    FollowUpBook.everyOffer(of: board.vocabulary.data, in: scene)
  }

  /// Renders the board's words in a voice and manner, in the order in which they are needed; returns when
  /// they are on disk.
  public nonisolated func prerender(
    manner: Manner, shard: Shard = .whole,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) async throws -> PrerenderReport {
    let synthesis = requests.synthesis
    var speech = requests.speech
    if let voice = manner.voice { speech.voice = try VoiceID(voice) }
    let wanted = try shard.of(board.inOrder(BoardRequests.Sight(), as: speech).all).map {
      try requests.request(
        $0.text, in: manner, readings: $0.readings, language: $0.language)
    }
    let before = synthesis.statistics()
    // Somebody waits for the end of this.
    let ready = await synthesis.prerender(wanted, longestWait: 3, progress: progress)
    await synthesis.flush()
    let after = synthesis.statistics()
    return PrerenderReport(
      wanted: wanted.count, ready: ready,
      made: after.synthesised - before.synthesised,
      unwritable: after.writeFailures - before.writeFailures, voice: speech.voice.name,
      problem: synthesis.prerenderingProblem?.reason)
  }

  /// How `scene` looks, whatever the settings hide of it.
  public func manifest(of scene: String) throws(InputProblem) -> SceneManifest {
    guard let manifest = talk.content.vocabulary.manifests[scene] else {
      throw InputProblem(
        .unknown, field: "scene", reason: "there is no scene \"\(scene.prefix(40))\"",
        advice: "choose one of \(parts.vocabulary.sceneNames.joined(separator: ", "))")
    }
    return manifest
  }

  public func settingsReport() -> SettingsReport {
    var plain = record
    plain.speech = SpeechSettings()
    plain.chosen = ChosenSettings()
    return SettingsReport(
      settings: talk.settings, defaults: settings(for: plain), record: record)
  }
}
