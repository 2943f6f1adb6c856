import MeadowFoundations
import MeadowLearning
import Testing

/// Everything can be heard by touching it (learning K19, AC17).
@Suite struct TouchedThingTests {
  /// What has words of its own.
  private static let things: [(TouchedThing, String)] = [
    (.number(0), "zero"), (.number(37), "thirty-seven"), (.coin(.dime), "dime"),
    (.fact(Fact.named("14-8")), "fourteen minus eight"),
  ]

  @Test("numbers, coins and facts are said as they are called, also where narration is off")
  func named() throws {
    var rig = LearningRig()
    try rig(.mute(true))
    let before = try rig.saved
    for (thing, words) in Self.things { #expect(try rig(.say(thing)).reads == [words]) }
    let content = LearningSamples.content.catalogue
    let skill = try found(content.skills.first)
    #expect(try rig(.say(.skill(skill.id))).reads == [skill.name])
    let lesson = try found(content.lessons.first)
    #expect(try rig(.say(.lesson(lesson.id))).reads == [lesson.title])
    #expect(try rig(.say(.badge("first-minute"))).reads.count == 1)
    #expect(try rig(.say(.text(" Go \n on "))).reads == ["Go on"], "words of the page's own")
    #expect(try rig.saved == before && rig.records.allSatisfy { $0.step == .input(.mute(true)) })
  }

  @Test("of the item that is asked all is said that is shown, an option with what lights up")
  func targets() throws {
    var rig = LearningRig()
    #expect(try rig.problem(.say(.target(.option("o1")))).kind == .settled)
    try rig(.lesson(.lesson("GS6-1")))
    try rig.toTest()
    let item = try rig.keyed.item
    for segment in item.prompt where !segment.spoken.isEmpty {
      #expect(try rig(.say(.target(segment.target))).reads == [segment.spoken])
    }
    for option in item.board.options where !option.spoken.isEmpty {
      let said = try rig(.say(.target(.option(option.id))))
      #expect(said.reads == [option.spoken])
      let told = said.compactMap { effect -> PlainJSON? in
        guard case .tell(.activity(let news)) = effect, news.topic == "narrating" else {
          return nil
        }
        return news.data
      }
      guard case .list(let parts)? = told.last?["line", "parts"] else { throw Missing() }
      #expect(parts.map { $0["target"]?.text } == ["option:\(option.id)"])
    }
    let hint = try found(item.hints.first?.words.first)
    #expect(try rig.problem(.say(.target(hint.target))).kind == .unknown, "it is not given yet")
    try rig(.lesson(.hint(isSpoken: false)))
    #expect(try rig(.say(.target(hint.target))).reads == [hint.spoken])
    #expect(try rig.view["lesson", "attempt"]?.whole == 1, "nothing is scored")
  }

  @Test("a numeral that is to be found is not said, nor what is not there")
  func refused() throws {
    var rig = LearningRig()
    #expect(try rig.problem(.say(.number(121))).field == "number")
    #expect(try rig.problem(.say(.text("  "))).field == "text")
    #expect(try rig.problem(.say(.text(String(repeating: "a", count: 201)))).field == "text")
    #expect(try rig.problem(.say(.number(-1))).field == "number")
    for thing: TouchedThing in [.skill("KS99"), .lesson("none"), .badge("gold")] {
      #expect(try rig.problem(.say(thing)).kind == .unknown)
    }
    try rig(.lesson(.lesson("KS1-1")))
    let silent = try rig.keyed.item.board.options.filter(\.spoken.isEmpty)
    #expect(!silent.isEmpty)
    for option in silent {
      #expect(try rig.problem(.say(.target(.option(option.id)))).kind == .settled)
    }
  }
}
