import MeadowEngines
import MeadowModel
import Testing

/// Recorded sessions: a bug report that is a test (architecture §5).
@Suite struct RecordedInputTests {
  @Test("every kind of input comes back from its line as it went in")
  func roundTrips() throws {
    var change = SettingsChange()
    change.rate = 0.9
    let inputs = [
      RecordedInput(at: 0.5, action: .tap(Tap(.word("more"), manner: Manner(rate: 0.8)))),
      RecordedInput(at: 1, action: .tap(Tap(.phrase("I want more")))),
      RecordedInput(at: 1.25, action: .stop),
      RecordedInput(at: 2, action: .chime(.full)),
      RecordedInput(at: 3, action: .settings(change)),
    ]
    #expect(try RecordedInput.decode(lines: inputs.flatMap(\.line)) == inputs)
  }

  @Test("a line reads as a person would write it")
  func reads() {
    let input = RecordedInput(at: 0.5, action: .tap(Tap(.word("more"))))
    #expect(
      String(decoding: input.line, as: UTF8.self) == #"{"at":0.5,"tap":{"word":"more"}}"# + "\n")
  }

  @Test("a line that is none is named by its number")
  func namesLine() {
    for bad in ["{", #"{"at":1}"#, #"{"at":-1,"stop":true}"#, #"{"at":1,"tap":{}}"#] {
      let text = #"{"at":0,"stop":true}"# + "\n\n" + bad + "\n"
      let problem = #expect(throws: InputProblem.self) {
        try RecordedInput.decode(lines: Array(text.utf8))
      }
      #expect(problem?.field == "line 3")
    }
  }
}
