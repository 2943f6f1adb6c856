import MeadowFoundations
import MeadowSpeech
import MeadowTalk

/// The language the board is in: what is said follows it.
extension ActivityHost {
  /// Has what is asked for said in the language the board is in now, and its words made ready.
  func followLanguage() {
    let boards = talk.contents
    guard boards != requests.boards else { return }
    requests.boards = boards
    renderBoard()
  }

  /// The word called `text` in the board's language; else in English, as on a page that has not heard yet
  /// of a change of language: it is the same word, and none is lost.
  func word(_ text: String, in scene: String?) -> FoundWord? {
    if let word = talk.content.vocabulary.word(text, in: scene) { return word }
    guard talk.content.language != .english,
      let id = parts.vocabulary.word(text, in: scene)?.id
    else { return nil }
    return talk.content.vocabulary.word(id)
  }

  /// The language that `activity` speaks: talk that of the board, nil, the others English.
  func language(of activity: String) -> Language? {
    activity == TalkActivity.name ? nil : .english
  }
}
