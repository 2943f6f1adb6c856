import MeadowFamily
import MeadowFoundations
import MeadowSpeech
import MeadowTalk

/// How a session begins: what its recording says of it, and beginning anew.
extension ActivityHost {
  /// What the session began with, for its recording.
  var beginning: SessionStart {
    SessionStart(
      seed: parts.seed, record: record, navigation: talk.navigation.state,
      milestones: talk.celebration.milestones,
      words: Self.groups(of: talk.ownWords), activities: kept)
  }

  /// `words` as a recording keeps them: nothing but what the sentences of a session may hold.
  private static func groups(of words: [MyWord]) -> [String: MyWordGroup] {
    Dictionary(words.map { ($0.content.text, $0.content.group) }) { first, _ in first }
  }

  /// The words of the child with the number `child` are these now; `requests` knows them already. Where
  /// the session is another's by now, they are not its business.
  func know(_ words: [MyWord], of child: Int) {
    guard child == self.child else { return }
    tell(.ownWords(words))
    broadcast.send(.words)
    record(.words(Self.groups(of: words)))
  }

  /// The family's words are those of a recording now.
  func know(replayed words: [String: MyWordGroup]) {
    let words = Self.words(words)
    requests.know(words, of: child)
    tell(.ownWords(words))
  }

  private static func words(_ groups: [String: MyWordGroup]) -> [MyWord] {
    groups.byName.enumerated().map { index, word in
      MyWord(
        id: index + 1, content: MyWordContent(group: word.value, text: word.key), position: index)
    }
  }

  /// Begins anew as a recorded session did; before anything else has come in.
  func begin(as start: SessionStart) {
    let words = Self.words(start.words)
    restart(as: start, ownWords: words)
    requests.know(words, of: child)
  }

  /// What the activities beside talk were left with, by name, as it was kept for the active child.
  var savedActivities: [String: PlainJSON] {
    var saved: [String: PlainJSON] = [:]
    for name in others.names {
      let kept = parts.family?.profiles?.savedState(.activity(name))
      saved[name] = kept.flatMap(PlainJSON.init(bytes:))
    }
    return saved
  }

  /// Where the words stand that the family of `parts` has added or pinned, as it was kept.
  static func places(of parts: Parts) -> BoardPlaces {
    let kept = parts.family?.profiles?.savedState(.boardPlaces).flatMap(PlainJSON.init(bytes:))
    return kept.map(BoardPlaces.init) ?? BoardPlaces()
  }

  /// Puts a new session in the place of this one; what sounds goes on.
  func restart(as start: SessionStart, ownWords: [MyWord]) {
    record = start.record
    let old = talk
    talk = TalkActivity(
      languages: talk.languages, settings: settings(for: start.record),
      profile: start.record.profile, seed: start.seed, place: start.navigation,
      milestones: start.milestones ?? CelebrationMilestones(), places: Self.places(of: parts))
    talk.goOn(from: old)
    followLanguage()
    obey(talk.settings, before: nil)
    resumeOthers(from: start.activities, seed: start.seed)
    tell(.ownWords(ownWords))
    tell(.began)
    if let time = old.time { tell(.clock(time)) }
  }

  /// The session of the same child begins again with `record`, where it is.
  func begin(anew record: ProfileRecord) {
    var start = SessionStart(seed: parts.seed, record: record)
    start.navigation = talk.navigation.state
    start.milestones = talk.celebration.milestones
    start.activities = kept
    self.record(.anew(start))
    begin(anew: start)
  }

  /// The session begins again as that of the child with the number `child`, which is the active one, where
  /// that one was left, and knows its words.
  func begin(as child: Int, _ record: ProfileRecord, knowing words: KnownWords) {
    self.child = child
    requests.take(words)
    let profiles = parts.family?.profiles
    var start = SessionStart(seed: parts.seed, record: speakable(record))
    start.navigation = profiles?.kept(.navigation)
    start.milestones = profiles?.kept(.milestones)
    start.activities = savedActivities
    self.record(.anew(start))
    begin(anew: start, ownWords: words.own)
    self.record(.words(Self.groups(of: words.own)))
    broadcast.send(.children(active: child))
  }

  /// `record` with a voice that is there.
  private func speakable(_ record: ProfileRecord) -> ProfileRecord {
    let voices = parts.synthesis.voices
    guard !voices.contains(where: { $0.id == record.speech.voice }), let first = voices.first else {
      return record
    }
    var record = record
    record.speech.voice = first.id
    return record
  }

  /// The session begins again as `start` says, and tells all that is other than before; `ownWords` are the
  /// words it knows, nil for those it knew.
  func begin(anew start: SessionStart, ownWords: [MyWord]? = nil) {
    restart(as: start, ownWords: ownWords ?? talk.ownWords)
    broadcast.send(.profile(start.record.profile))
    broadcast.send(.settings(talk.settings))
    broadcast.send(.words)
    broadcast.send(.bubble(talk.bubble.state))
    broadcast.send(.followUps(nil))
    broadcast.send(.navigation(talk.navigation.state, breadcrumb: talk.breadcrumb))
    broadcast.send(.avatar(talk.avatar.tray))
    broadcast.send(.companion(talk.companion.state))
    broadcast.send(.modelling(isOn: talk.modelling.isOn))
    broadcast.send(.glow(scene: talk.glow))
  }
}
