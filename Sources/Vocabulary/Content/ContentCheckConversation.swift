import MeadowFoundations

extension ContentCheck {
  /// Routines: a name, a picture and a scene that is there; a time of day leads to one of them only.
  static func routines(of data: VocabularyData) -> [ContentProblem] {
    var names = Duplicates("the routine")
    var times = Duplicates("the time")
    return data.routines.enumerated().flatMap { index, routine in
      let path = "routines[\(index)]"
      var problems = filled(routine.id, at: "\(path).id")
      problems += names.check(routine.id, at: "\(path).id")
      problems += filled(routine.label, at: "\(path).label")
      problems += picture(routine.emoji, at: "\(path).emoji")
      problems += scene(routine.scene, of: data, at: "\(path).scene")
      for (place, time) in routine.times.enumerated() {
        problems += times.check(time.rawValue, at: "\(path).times[\(place)]")
      }
      return problems
    }
  }

  /// Follow-ups: of words and scenes that are there, two or three words long, none twice.
  static func followUps(of data: VocabularyData) -> [ContentProblem] {
    let known = KnownWords(data)
    var seen = Duplicates("the follow-up")
    var problems: [ContentProblem] = []
    for (index, followUp) in data.scsFollowUps.enumerated() {
      let path = "scsFollowUps[\(index)]"
      let identity = [followUp.triggerWord, followUp.scene ?? "every scene", followUp.phrase]
      problems += known.check(followUp, at: path)
      if let name = followUp.scene { problems += scene(name, of: data, at: "\(path).scene") }
      problems += speakable(followUp.phrase, at: "\(path).phrase")
      problems += length(of: followUp, at: path)
      problems += seen.check(identity.joined(separator: " · "), at: path)
    }
    return problems + variety(of: data.scsFollowUps)
  }

  /// The name of a scene that is there.
  static func scene(
    _ name: String, of data: VocabularyData, at path: String
  ) -> [ContentProblem] {
    .found(data.scenes[name] == nil, at: path, "there is no scene \"\(name)\"")
  }

  /// What a child builds has two or three words (document 000 §05); a name such as "apple juice"
  /// counts as one of them.
  private static func length(of followUp: SCSFollowUp, at path: String) -> [ContentProblem] {
    let length = PhraseLength.words(in: followUp.phrase, name: followUp.triggerWord)
    return .found(
      !(2...3).contains(length), at: "\(path).phrase",
      "\"\(followUp.phrase)\" is not two or three words long, which is what a child builds")
  }

  /// Three follow-ups or more of one word do at least two different things (M2-004).
  private static func variety(of followUps: [SCSFollowUp]) -> [ContentProblem] {
    let groups = Dictionary(grouping: followUps) { $0.triggerWord.lowercased() }
    return groups.byName.flatMap { word, group in
      [ContentProblem].found(
        group.count >= 3 && Set(group.map(\.pragmaticFunction)).count < 2, at: "scsFollowUps",
        "all follow-ups of \"\(word)\" are for \(group[0].pragmaticFunction.rawValue); "
          + "at least two functions are needed")
    }
  }
}

/// How long a phrase is.
enum PhraseLength {
  /// The words of `phrase`; where `name` stands in it, its words count as one.
  static func words(in phrase: String, name: String) -> Int {
    let words = pieces(phrase)
    let name = pieces(name)
    return words.count - (words.contains(name) ? max(name.count - 1, 0) : 0)
  }

  /// The words of `text` in lower case, without the marks around them.
  static func pieces(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).compactMap { word in
      let bare = word.drop { !$0.isLetter && !$0.isNumber }
      let end = bare.lastIndex { $0.isLetter || $0.isNumber }
      return end.map { String(bare[...$0]) }
    }
  }
}

/// The words that may be followed up, in lower case.
private struct KnownWords {
  private let core: Set<String>
  private let scenes: [String: Set<String>]

  init(_ data: VocabularyData) {
    core = Set(data.coreVocabulary.map { $0.word.lowercased() })
    scenes = data.scenes.mapValues { Set($0.words.map { $0.word.lowercased() }) }
  }

  /// A problem if the trigger is no word where the follow-up is offered.
  func check(_ followUp: SCSFollowUp, at path: String) -> [ContentProblem] {
    let word = followUp.triggerWord.lowercased()
    let inScenes = followUp.scene.map { scenes[$0]?.contains(word) ?? false }
    let isThere = core.contains(word) || inScenes ?? scenes.values.contains { $0.contains(word) }
    let place = followUp.scene.map { " of the scene \"\($0)\"" } ?? ""
    return .found(
      !isThere, at: "\(path).triggerWord",
      "\"\(followUp.triggerWord)\" is neither a core word nor a word\(place)")
  }
}
