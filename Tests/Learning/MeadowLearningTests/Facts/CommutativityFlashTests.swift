import MeadowLearning
import Testing

/// The same sum from both sides (learning F19).
@Suite struct CommutativityFlashTests {
  @Test("a sum is flashed from both sides; differences and doubles have no other side")
  func flash() throws {
    for fact in FactBank.all {
      let flash = CommutativityFlash(for: fact)
      #expect((flash == nil) == (fact.commuted == nil))
      guard let flash else { continue }
      let speech = flash.line.speech
      #expect(flash.fact == fact && flash.turned == fact.commuted)
      #expect(flash.rows == CounterRows(upper: fact.left, lower: fact.right, action: .join))
      #expect(LessonReader(fact: fact, given: nil).firstUntrue(in: speech) == nil)
    }
    let fact = try #require(Fact(6, .plus, 8))
    let flash = try #require(CommutativityFlash(for: fact))
    #expect(flash.line.text == "6 + 8 is the same as 8 + 6. Both make 14.")
    #expect(
      flash.line.speech == "six plus eight is the same as eight plus six. both make fourteen.")
  }
}
