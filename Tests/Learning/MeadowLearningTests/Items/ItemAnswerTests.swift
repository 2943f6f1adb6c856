import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// The answers as JSON (learning §4) and what a board makes of them.
@Suite struct ItemAnswerTests {
  static let shapes: [(ItemAnswer, String)] = [
    (.choice("o2"), #"{"choice":"o2"}"#), (.number(7), #"{"number":7}"#),
    (.slots(["s1": "t2"]), #"{"s1":"t2"}"#), (.slots([:]), "{}"),
    (.order(["t2", "t1"]), #"["t2","t1"]"#),
    (.count(5), #"{"count":5}"#), (.hops([1, -1], end: 4), #"{"end":4,"hops":[1,-1]}"#),
    (.blocks(tens: 2, ones: 7), #"{"ones":7,"tens":2}"#),
    (.time(hour: 3, minute: 30), #"{"h":3,"m":30}"#),
    (.coins(CoinCount(pennies: 1, quarters: 3)), #"{"d":0,"n":0,"p":1,"q":3}"#),
    (.segments([0, 3]), #"{"segments":[0,3]}"#), (.bars([3, 1]), #"{"bars":[3,1]}"#),
    (.value(6), #"{"value":6}"#), (.pegs([2, 5]), #"{"pegs":[2,5]}"#),
    (.missing([6]), #"{"missing":[6]}"#),
    (.touched("o3"), #"{"touched":"o3"}"#),
  ]

  @Test("each answer is written in its shape and read back", arguments: shapes)
  func shape(answer: ItemAnswer, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(answer), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(ItemAnswer.self, from: Data(json.utf8)) == answer)
  }

  @Test("there is an answer for each format")
  func formats() { #expect(Set(Self.shapes.map(\.0.format)) == Set(ItemFormat.allCases)) }

  @Test(
    "what has no such shape is refused",
    arguments: [
      #"{"number":"7"}"#, #"{"h":3}"#, "7", #"{"hops":[1]}"#, #"[1,2]"#, #"{"s1":2}"#, "null",
    ])
  func refused(json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(ItemAnswer.self, from: Data(json.utf8))
    }
  }

  @Test("an item travels to the page and back as JSON")
  func items() throws {
    for template in SampleTemplates.file.templates {
      let item = try ItemGenerator.item(of: template, seed: 3).item
      let data = try JSONEncoder().encode(item)
      #expect(try JSONDecoder().decode(Item.self, from: data) == item)
      #expect(item.format == template.format && ItemID(rawValue: item.id.rawValue) == item.id)
    }
    for wrong in ["", "a", "@1", "a@", "a@-1", "a@01"] {
      #expect(ItemID(rawValue: wrong) == nil, "\(wrong)")
    }
  }

  @Test(
    "an answer out of bounds, unfinished or of another format is a problem with its field",
    arguments: [
      ("ks1.hear-numeral", ItemAnswer.choice("o9"), "choice"),
      ("ks1.hear-numeral", .number(3), "answer"),
      ("ks6.join-within-5", .number(21), "number"), ("ks6.join-within-5", .number(-1), "number"),
      ("ks1.match-words", .slots(["s1": "t1"]), "s2"),
      ("ks1.match-words", .slots(["s9": "t1"]), "s9"),
      ("ks1.match-words", .slots(["s1": "t1", "s2": "t1", "s3": "t2"]), "slots"),
      ("ks1.match-words", .slots(["s1": "t8", "s2": "t1", "s3": "t2"]), "s1"),
      ("spelling.order", .order(["t1"]), "order"),
      ("spelling.order", .order(["t1", "t1", "t1"]), "order"),
      ("ks2.touch", .count(99), "count"), ("ks6.hop", .hops([20], end: 20), "hops"),
      ("ks6.hop", .hops([Int.max], end: 1), "hops"), ("ks6.hop", .hops([], end: 10), "end"),
      ("gs5.build", .blocks(tens: 6, ones: 0), "tens"),
      ("gs5.build", .blocks(tens: 0, ones: 21), "ones"),
      ("gs9.set", .time(hour: 0, minute: 0), "h"), ("gs9.set", .time(hour: 1, minute: 15), "m"),
      ("gs9.set", .time(hour: 1, minute: 60), "m"),
      ("gs8.pay", .coins(CoinCount(pennies: 11)), "p"),
      ("gs8.pay", .coins(CoinCount(nickels: 6)), "n"),
      ("gs8.pay", .coins(CoinCount(dimes: 7)), "d"),
      ("gs8.pay", .coins(CoinCount(quarters: 5)), "q"), ("gs2.shade", .segments([8]), "segments"),
      ("gs2.shade", .segments([1, 1]), "segments"), ("ks9.bars", .bars([1, 2]), "bars"),
      ("ks9.bars", .bars([1, 2, 9]), "bars"), ("ks7.ruler", .value(13), "value"),
      ("gs4.pegs", .pegs([1]), "pegs"),
      ("gs4.pegs", .pegs([-1, -2, -3]), "pegs"), ("gs3.missing", .missing([]), "missing"),
      ("gs3.missing", .missing([21]), "missing"), ("gs1.moving", .touched("t1"), "choice"),
    ])
  func problems(id: String, answer: ItemAnswer, field: String) throws {
    let keyed = try ItemGenerator.item(of: SampleTemplates.named(id), seed: 1)
    do throws(InputProblem) {
      _ = try keyed.verdict(on: answer)
      Issue.record("\(answer) is taken")
    } catch {
      #expect(error.field == field && !error.advice.isEmpty, "\(error)")
    }
  }

  @Test("hops may be of any length, parts in any order, and a wrong answer names its mistake")
  func equivalents() throws {
    let hop = try ItemGenerator.item(of: SampleTemplates.named("ks6.hop"), seed: 1)
    let end = try #require(Int(hop.solution.display))
    guard case .numberLine(_, _, let start) = hop.item.board else { return }
    let single = Array(repeating: 1, count: end - start)
    #expect(try hop.verdict(on: .hops(single, end: end)).isCorrect)
    #expect(try hop.verdict(on: .hops([-start, end], end: end)).isCorrect)
    let sum = try ItemGenerator.item(of: SampleTemplates.named("ks6.join-within-5"), seed: 1)
    let right = try #require(Int(sum.solution.display))
    #expect(try sum.verdict(on: .number(right)) == AnswerVerdict(isCorrect: true, errorTag: nil))
    #expect(try sum.verdict(on: .number(right + 1)).errorTag == "count-slip")
    #expect(try sum.verdict(on: .number(20)).errorTag == nil)
    let shade = try ItemGenerator.item(of: SampleTemplates.named("gs2.shade"), seed: 1)
    let parts = try #require(Int(shade.solution.display))
    #expect(try shade.verdict(on: .segments((0..<parts).reversed())).isCorrect)
  }

  @Test("a word of the talk board is an answer wherever one word can be")
  func said() throws {
    func said(_ id: String, _ words: String) throws -> ItemAnswer? {
      try ItemGenerator.item(of: SampleTemplates.named(id), seed: 1).item.board.answer(
        saying: words)
    }
    #expect(
      try said("ks6.join-within-5", "Seven") == .number(7) && said("ks6.join-within-5", "21") == nil
    )
    #expect(try said("ks6.join-within-5", "-3") == nil && said("ks6.join-within-5", "duck") == nil)
    #expect(try said("ks2.touch", "two") == .count(2) && said("ks2.touch", "99") == nil)
    #expect(try said("ks7.ruler", "9") == .value(9) && said("ks7.ruler", "13") == nil)
    #expect(try said("gs3.missing", "six") == .missing([6]) && said("gs3.missing", "30") == nil)
    #expect(try said("gs5.build", "six") == nil)
    #expect(try said("ks6.hop", "eleven") == nil)
    let hop = try ItemGenerator.item(of: SampleTemplates.named("ks6.hop"), seed: 1)
    let answer = try #require(hop.item.board.answer(saying: hop.solution.spoken))
    #expect(try hop.verdict(on: answer).isCorrect)
    for id in ["ks1.hear-numeral", "gs1.moving", "ks2.same"] {
      let keyed = try ItemGenerator.item(of: SampleTemplates.named(id), seed: 1)
      let answer = try #require(keyed.item.board.answer(saying: keyed.solution.display))
      #expect(try keyed.verdict(on: answer).isCorrect)
      #expect(keyed.item.board.answer(saying: "elephant") == nil)
    }
  }
}
