import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// Recorded sessions: a bug report that is a test (architecture §5).
@Suite struct RecordedInputTests {
  @Test("every kind of input comes back from its line as it went in")
  func roundTrips() throws {
    var change = SettingsChange(HostRig.plain)
    change.rate = 0.9
    change.cleared = ["favorites"]
    var profile = ProfileChange()
    profile.tier = 2
    let inputs = [
      RecordedInput(at: 0.5, action: .tap(Tap(.word("more"), manner: Manner(rate: 0.8)))),
      RecordedInput(at: 1, action: .tap(Tap(.phrase("I want more")))),
      RecordedInput(at: 1.25, action: .stop),
      RecordedInput(at: 2, action: .chime(.full)),
      RecordedInput(at: 3, action: .settings(change)),
      RecordedInput(at: 3.5, action: .profile(profile)),
      RecordedInput(at: 4, action: .tap(Tap(.followUp("f1"), scene: "kitchen", object: "cup"))),
      RecordedInput(at: 4, action: .tap(Tap(.word("go"), isAudition: true))),
      RecordedInput(at: 5, action: .move(.scene("kitchen"))),
      RecordedInput(at: 5, action: .move(.open("fridge"))),
      RecordedInput(at: 5, action: .move(.back)), RecordedInput(at: 5, action: .move(.home)),
      RecordedInput(at: 5, action: .move(.mode(.grid))),
      RecordedInput(at: 5, action: .move(.overlay(.avatar))),
      RecordedInput(at: 5, action: .move(.overlay(nil))),
      RecordedInput(at: 6, action: .message(.speak)),
      RecordedInput(at: 6, action: .avatar(.open)), RecordedInput(at: 6, action: .avatar(.close)),
      RecordedInput(at: 6, action: .avatar(.choose("I love you"))),
      RecordedInput(at: 7, action: .companion(.start)),
      RecordedInput(at: 7, action: .screen("k3f9", .touched)),
      RecordedInput(at: 8, action: .clock(TimeOfDay(7, 30))),
      RecordedInput(
        at: 9, action: .session(SessionStart(seed: 7, words: ["Bunny": .things]))),
      RecordedInput(at: 9, action: .words(["Mila": .people])),
      RecordedInput(at: 9, action: .adopted(ProfileRecord(profile: ChildProfile(ageMonths: 30)))),
      RecordedInput(at: 9, action: .anew(SessionStart(seed: 8))),
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
