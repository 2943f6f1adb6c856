public import MeadowFoundations

/// Says what an interaction was for, from its words, their tags, their times and what was asked before
/// (document 001, Communication scenarios; spec README, resolution 17). Pure.
///
/// It follows the coding manual in docs/scenarios.md, by which an SLP who was not in the room codes the
/// same record: of two readings that fit it takes the one that claims less, and often none.
public enum ScenarioClassifier {
  /// The order in which scenarios are told: the first is the main one.
  private static let order: [CommunicationScenario] = [
    .requestHelp, .answerYesNo, .answerQuestion, .requestObject, .expressWant, .labelObject,
    .social, .sentence,
  ]
  /// How many messages after a question may be its answer: the first, or one that puts it right.
  private static let tries = 2

  /// What the interaction of `parts` was for; the first is the main one, none where it was no message.
  /// Phrases are known by `senses`, those of their language.
  public static func scenarios(
    of parts: [InteractionPart], by senses: PhraseSenses = .english
  ) -> [CommunicationScenario] {
    var found: Set<CommunicationScenario> = []
    var question: Question?
    var tried = 0
    for message in ChildMessage.all(in: parts) {
      if message.question != question { (question, tried) = (message.question, 0) }
      let answers = question.flatMap { tried < tries ? $0 : nil }
      let (scenarios, isAnswer) = Self.scenarios(of: message, asked: answers, by: senses)
      found.formUnion(scenarios)
      tried = isAnswer ? tries : tried + 1
    }
    return order.filter(found.contains)
  }

  private static func scenarios(
    of message: ChildMessage, asked question: Question?, by senses: PhraseSenses
  ) -> (Set<CommunicationScenario>, isAnswer: Bool) {
    switch message {
    case .words(let words, let wasSentence, let isReplaced):
      let answer = question.flatMap { Reply(words, to: $0) }
      // What a phrase replaced counts only where it had answered.
      if isReplaced { return (answer.map { [$0.scenario] } ?? [], answer != nil) }
      return (said(words, wasSentence, as: answer), answer != nil)
    case .phrase(let part, let word):
      let phrase = PhraseUse(part, after: word, by: senses)
      guard !phrase.isEmpty else { return ([], false) }
      let answer = question.flatMap { Reply(phrase, to: $0) }
      let found = [phrase.scenario, answer?.scenario, phrase.isSentence ? .sentence : nil]
      return (Set(found.compactMap { $0 }), answer != nil)
    }
  }

  private static func said(
    _ words: [MessageWord], _ wasSentence: Bool, as answer: Reply?
  ) -> Set<CommunicationScenario> {
    var found: Set<CommunicationScenario>
    let pattern = words.pattern
    if let pattern {
      found = [pattern.scenario]
      // Hi and bye stand beside whatever else was said.
      if words.contains(where: { $0.use == .social }) { found.insert(.social) }
    } else {
      found = Set(words.compactMap(\.use.alone))
    }
    if let answer {
      let keeps =
        pattern == .asksForHelp || (pattern == .refuses && answer.scenario != .answerYesNo)
      if let content = answer.content, !keeps { found = Set(content) }
      found.insert(answer.scenario)
    }
    let isReply = answer?.scenario == .answerYesNo && words.count >= 2
    if pattern != nil || wasSentence || isReply { found.insert(.sentence) }
    return found
  }
}
