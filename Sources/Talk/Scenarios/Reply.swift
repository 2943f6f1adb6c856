import MeadowFoundations

/// Whether a message answers the question before it (docs/scenarios.md, Questions). Whether the answer is
/// right is not judged.
struct Reply: Equatable, Sendable {
  /// As what it counts: answerYesNo or answerQuestion.
  let scenario: CommunicationScenario
  /// What else it is for, in the place of what its words alone would be for; nil where they stay.
  let content: [CommunicationScenario]?

  private init(_ scenario: CommunicationScenario, _ content: [CommunicationScenario]?) {
    self.scenario = scenario
    self.content = content
  }

  /// The answer that `words` are to `question`, or nil where they do not fit.
  init?(_ words: [MessageWord], to question: Question) {
    let uses = words.map(\.use)
    func has(_ kinds: WordUse...) -> Bool { uses.contains { kinds.contains($0) } }
    func answer(_ content: CommunicationScenario, if fits: Bool) -> Reply? {
      fits ? Reply(.answerQuestion, [content]) : nil
    }
    let found: Reply?
    switch question.kind {
    case .yesNo(let offers): found = Self.yesNo(words, offers: offers, asked: question.text)
    case .want:
      found =
        answer(.requestObject, if: has(.thing)) ?? answer(.requestHelp, if: has(.help))
        ?? answer(.expressWant, if: has(.deed, .place, .person, .asking, .particle))
        ?? answer(.expressWant, if: words.contains { ["stop", "all done"].contains($0.text) })
    case .choice:
      found =
        answer(.labelObject, if: has(.thing, .person, .place))
        ?? answer(.expressWant, if: has(.deed, .asking, .particle))
    case .name: found = answer(.labelObject, if: has(.thing, .person, .property, .number, .event))
    case .who: found = answer(.labelObject, if: has(.person, .thing))
    case .place:
      found = answer(
        .labelObject,
        if: has(.place, .thing, .particle)
          || words.contains { ["here", "there"].contains($0.text) }
      )
    case .event: found = answer(.labelObject, if: has(.deed, .event, .thing, .person, .property))
    case .feeling:
      found = answer(.expressWant, if: has(.feeling)) ?? answer(.labelObject, if: has(.thing))
    }
    guard let found else { return nil }
    self = found
  }

  private static func yesNo(
    _ words: [MessageWord], offers: Bool, asked text: String
  ) -> Reply? {
    let asked = text.lowercased()
    guard let first = words.first else { return nil }
    if first.use == .yes || first.text == "no" {
      let names = first.use == .yes && words.contains { $0.use == .thing }
      let content: [CommunicationScenario] = names ? [offers ? .requestObject : .labelObject] : []
      return Reply(.answerYesNo, content)
    }
    // "Is it a cow?" – "Dog."
    if words.contains(where: { $0.use == .thing }) {
      return Reply(.answerQuestion, [offers ? .requestObject : .labelObject])
    }
    return words.contains { asked.contains($0.text) && $0.use.alone != nil }
      ? Reply(.answerQuestion, nil) : nil
  }

  /// The answer that `phrase` is to `question`, or nil where it does not fit; its tag stays.
  init?(_ phrase: PhraseUse, to question: Question) {
    let scenario = phrase.scenario
    let fits: Bool
    switch question.kind {
    case .yesNo:
      guard phrase.isYes || phrase.isNo else { return nil }
      self.init(.answerYesNo, nil)
      return
    case .want: fits = [.requestObject, .expressWant, .requestHelp].contains(scenario)
    case .choice: fits = [.requestObject, .labelObject].contains(scenario)
    case .name, .who, .place, .event: fits = scenario == .labelObject
    case .feeling: fits = scenario == .expressWant
    }
    guard fits, !phrase.isYes, !phrase.isNo else { return nil }
    self.init(.answerQuestion, nil)
  }
}
