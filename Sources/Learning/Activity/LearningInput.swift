/// What can happen to learning: what a child, its page or a grown-up does.
public enum LearningInput: Equatable, Sendable {
  /// In practice or the runs.
  case facts(FactsCourse.Input)
  /// In the lessons.
  case lesson(LessonInput)
  /// Say the question once more; never scored.
  case replay
  /// The child wants narration off, or on again (learning K19).
  case mute(Bool)
  /// A grown-up decided.
  case controls(LearningControls)
  /// Say what was touched, also where narration is off; never scored.
  case say(TouchedThing)
  /// Something on the stage was moved; noted as an event alone (learning K20, R32).
  case moved(StageMove)
  /// The page shows another screen (learning K20).
  case screen(String)
}

/// What a child moves on the stage before it answers (learning K20, R32).
public enum StageMove: String, CaseIterable, Sendable, Codable {
  case base10Block = "base10_block_moved"
  case clockHand = "clock_hand_moved"
  case coin = "coin_dragged"
  case fraction = "fraction_shaded"
  case numberLineHop = "number_line_hop"
  case graphBar = "graph_bar_changed"
}

/// An input is one object: `do` names it, the other members are its own.
extension LearningInput: Codable {
  private enum Name: String, Codable, CaseIterable {
    case practise, fact, seen, why, drill, warmUp, touchNumber, run, choose, goal, putGoalAway
    case hidden, goOn, stop
    case lesson, review, placement, resume, answer, said, hint, next, previous, skip, touched, leave
    case replay, say, mute, controls, moved, screen
  }

  private enum Key: String, CodingKey {
    case name = "do"
    case drill, item, given, times, number, choice, responseMilliseconds, correct, isHidden
    case lesson, skill, subject, attempt, answer, words, isSpoken, isMuted, controls, kind, screen
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    var known: Set = [Key.name.stringValue]
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      known.insert(key.stringValue)
      return try values.decode(Value.self, forKey: key)
    }
    func touched() throws -> TouchedThing {
      known.formUnion(TouchedThing.members)
      return try TouchedThing(from: decoder)
    }
    func optional<Value: Decodable>(_ key: Key) throws -> Value? {
      known.insert(key.stringValue)
      return try values.decodeIfPresent(Value.self, forKey: key)
    }
    self =
      switch try read(.name) as Name {
      case .practise: .facts(.practise(try optional(.drill)))
      case .fact:
        .facts(
          .answer(
            PracticeReply(
              item: try read(.item), given: try optional(.given), times: try read(.times))))
      case .seen: .facts(.lessonSeen(item: try read(.item)))
      case .why: .facts(.why(item: try read(.item)))
      case .drill: .facts(.drill(try read(.drill)))
      case .warmUp: .facts(.warmUp)
      case .touchNumber: .facts(.touched(try read(.number), try read(.times)))
      case .run: .facts(.run)
      case .choose:
        .facts(
          .choose(
            item: try read(.item), choice: try read(.choice),
            responseMilliseconds: try optional(.responseMilliseconds)))
      case .goal: .facts(.pickGoal(try read(.correct)))
      case .putGoalAway: .facts(.putGoalAway)
      case .hidden: .facts(.hidden(try read(.isHidden)))
      case .goOn: .facts(.goOn)
      case .stop: .facts(.stop)
      case .lesson: .lesson(.lesson(try read(.lesson)))
      case .review: .lesson(.review(try read(.skill)))
      case .placement: .lesson(.placement(try read(.subject)))
      case .resume: .lesson(.resume)
      case .answer:
        .lesson(
          .answer(
            GivenAnswer(
              item: try read(.item), attempt: try read(.attempt), answer: try read(.answer),
              responseMilliseconds: try optional(.responseMilliseconds))))
      case .said:
        .lesson(
          .said(item: try read(.item), attempt: try read(.attempt), words: try read(.words)))
      case .hint: .lesson(.hint(isSpoken: try optional(.isSpoken) ?? false))
      case .next: .lesson(.next)
      case .previous: .lesson(.previous)
      case .skip: .lesson(.skip)
      case .touched: .lesson(.touched)
      case .leave: .lesson(.leave)
      case .replay: .replay
      case .say: .say(try touched())
      case .mute: .mute(try read(.isMuted))
      case .controls: .controls(try read(.controls))
      case .moved: .moved(try read(.kind))
      case .screen: .screen(try read(.screen))
      }
    try decoder.refuseMembers(but: known)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .facts(let input): try encode(input, to: encoder)
    case .lesson(let input): try encode(input, to: encoder)
    case .replay: try values.encode(Name.replay, forKey: .name)
    case .say(let thing):
      try values.encode(Name.say, forKey: .name)
      try thing.encode(to: encoder)
    case .mute(let isMuted):
      try values.encode(Name.mute, forKey: .name)
      try values.encode(isMuted, forKey: .isMuted)
    case .controls(let controls):
      try values.encode(Name.controls, forKey: .name)
      try values.encode(controls, forKey: .controls)
    case .moved(let kind):
      try values.encode(Name.moved, forKey: .name)
      try values.encode(kind, forKey: .kind)
    case .screen(let screen):
      try values.encode(Name.screen, forKey: .name)
      try values.encode(screen, forKey: .screen)
    }
  }

  private func encode(_ input: FactsCourse.Input, to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch input {
    case .practise(let drill):
      try values.encode(Name.practise, forKey: .name)
      try values.encodeIfPresent(drill, forKey: .drill)
    case .answer(let reply):
      try values.encode(Name.fact, forKey: .name)
      try values.encode(reply.item, forKey: .item)
      try values.encodeIfPresent(reply.given, forKey: .given)
      try values.encode(reply.times, forKey: .times)
    case .lessonSeen(let item):
      try values.encode(Name.seen, forKey: .name)
      try values.encode(item, forKey: .item)
    case .why(let item):
      try values.encode(Name.why, forKey: .name)
      try values.encode(item, forKey: .item)
    case .drill(let drill):
      try values.encode(Name.drill, forKey: .name)
      try values.encode(drill, forKey: .drill)
    case .warmUp: try values.encode(Name.warmUp, forKey: .name)
    case .touched(let number, let times):
      try values.encode(Name.touchNumber, forKey: .name)
      try values.encode(number, forKey: .number)
      try values.encode(times, forKey: .times)
    case .run: try values.encode(Name.run, forKey: .name)
    case .choose(let item, let choice, let milliseconds):
      try values.encode(Name.choose, forKey: .name)
      try values.encode(item, forKey: .item)
      try values.encode(choice, forKey: .choice)
      try values.encodeIfPresent(milliseconds, forKey: .responseMilliseconds)
    case .pickGoal(let correct):
      try values.encode(Name.goal, forKey: .name)
      try values.encode(correct, forKey: .correct)
    case .putGoalAway: try values.encode(Name.putGoalAway, forKey: .name)
    case .hidden(let isHidden):
      try values.encode(Name.hidden, forKey: .name)
      try values.encode(isHidden, forKey: .isHidden)
    case .goOn: try values.encode(Name.goOn, forKey: .name)
    case .stop: try values.encode(Name.stop, forKey: .name)
    }
  }

  private func encode(_ input: LessonInput, to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch input {
    case .lesson(let id):
      try values.encode(Name.lesson, forKey: .name)
      try values.encode(id, forKey: .lesson)
    case .review(let skill):
      try values.encode(Name.review, forKey: .name)
      try values.encode(skill, forKey: .skill)
    case .placement(let module):
      try values.encode(Name.placement, forKey: .name)
      try values.encode(module, forKey: .subject)
    case .resume: try values.encode(Name.resume, forKey: .name)
    case .answer(let given):
      try values.encode(Name.answer, forKey: .name)
      try given.encode(to: encoder)
    case .said(let item, let attempt, let words):
      try values.encode(Name.said, forKey: .name)
      try values.encode(item, forKey: .item)
      try values.encode(attempt, forKey: .attempt)
      try values.encode(words, forKey: .words)
    case .hint(let isSpoken):
      try values.encode(Name.hint, forKey: .name)
      try values.encode(isSpoken, forKey: .isSpoken)
    case .next: try values.encode(Name.next, forKey: .name)
    case .previous: try values.encode(Name.previous, forKey: .name)
    case .skip: try values.encode(Name.skip, forKey: .name)
    case .touched: try values.encode(Name.touched, forKey: .name)
    case .leave: try values.encode(Name.leave, forKey: .name)
    }
  }
}
