import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowTalk

/// How a session begins: what its recording says of it, and beginning anew.
extension SessionHost {
  /// What the session began with, for its recording.
  var beginning: SessionStart {
    SessionStart(
      seed: parts.seed, record: record, navigation: session.navigation.state,
      milestones: session.celebration.milestones,
      words: Self.groups(of: session.ownWords))
  }

  /// `words` as a recording keeps them: nothing but what the sentences of a session may hold.
  private static func groups(of words: [MyWord]) -> [String: MyWordGroup] {
    Dictionary(words.map { ($0.content.text, $0.content.group) }) { first, _ in first }
  }

  /// The family's words are these now; `requests` knows them already.
  func know(_ words: [MyWord]) {
    feed(.ownWords(words))
    record(.words(Self.groups(of: words)))
  }

  /// The family's words are those of a recording now.
  func know(replayed words: [String: MyWordGroup]) {
    let words = Self.words(words)
    requests.know(words)
    feed(.ownWords(words))
  }

  private static func words(_ groups: [String: MyWordGroup]) -> [MyWord] {
    groups.sorted { $0.key < $1.key }.enumerated().map { index, word in
      MyWord(
        id: index + 1, content: MyWordContent(group: word.value, text: word.key), position: index)
    }
  }

  /// Begins anew as a recorded session did; before anything else has come in.
  func begin(as start: SessionStart) {
    let words = Self.words(start.words)
    restart(as: start, ownWords: words)
    requests.know(words)
  }

  /// Puts a new session in the place of this one; what sounds goes on.
  func restart(as start: SessionStart, ownWords: [MyWord]) {
    record = start.record
    let speaker = session.speaker
    session = Session(
      content: session.content, settings: settings(for: start.record),
      profile: start.record.profile, seed: start.seed, place: start.navigation,
      milestones: start.milestones ?? CelebrationMilestones())
    session.goOn(speaking: speaker)
    obey(session.settings)
    feed(.ownWords(ownWords))
    feed(.began)
  }
}
