import MeadowFamily
import MeadowFoundations
import MeadowSpeech

/// How a session begins: what its recording says of it, and beginning anew.
extension SessionHost {
  /// What the session began with, for its recording.
  var beginning: SessionStart {
    let words = session.ownWords.map { ($0.content.text, $0.content.group) }
    return SessionStart(
      seed: parts.seed, record: record, navigation: session.navigation.state,
      milestones: session.celebration.milestones,
      words: Dictionary(words) { first, _ in first })
  }

  /// Begins anew as a recorded session did; before anything else has come in.
  func begin(as start: SessionStart) {
    let words = start.words.sorted { $0.key < $1.key }.enumerated().map { index, word in
      MyWord(
        id: index + 1, content: MyWordContent(group: word.value, text: word.key), position: index)
    }
    restart(as: start, ownWords: words)
    index(words)
  }

  /// Puts a new session in the place of this one; what sounds goes on.
  func restart(as start: SessionStart, ownWords: [MyWord]) {
    record = start.record
    let tts = session.tts
    session = Session(
      content: session.content, settings: settings(for: start.record),
      profile: start.record.profile, seed: start.seed, place: start.navigation,
      milestones: start.milestones ?? CelebrationMilestones())
    session.goOn(speaking: tts)
    feed(.ownWords(ownWords))
    feed(.began)
  }
}
