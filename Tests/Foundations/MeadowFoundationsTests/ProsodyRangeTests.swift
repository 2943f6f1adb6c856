import MeadowFoundations
import Testing

/// Rate, pitch and range in their bounds: architecture §6, document 000 §03 (rate 0.85), "rate or
/// pitch out of range".
@Suite("Prosody")
struct ProsodyRangeTests {
  @Test("a new profile speaks at 0.85 of the natural rate and 1.2 of the natural pitch")
  func standard() throws {
    #expect(Prosody.standard == Prosody(rate: 0.85, pitch: 1.2, range: 1))
    #expect(try Prosody.standard.validated() == .standard)
    #expect(try Prosody.natural.validated() == Prosody(rate: 1, pitch: 1, range: 1))
  }

  @Test("the ends of each range can be reached")
  func ends() throws {
    for prosody in [
      Prosody(rate: 0.5, pitch: 0.7, range: 0), Prosody(rate: 1.6, pitch: 1.6, range: 2),
    ] { #expect(try prosody.validated() == prosody) }
  }

  @Test(
    "what is out of range is refused by its field",
    arguments: [
      (Prosody(rate: 0.49), "rate"), (Prosody(rate: 1.61), "rate"), (Prosody(rate: .nan), "rate"),
      (Prosody(rate: .infinity), "rate"), (Prosody(pitch: 0.69), "pitch"),
      (Prosody(pitch: 9), "pitch"), (Prosody(pitch: -.infinity), "pitch"),
      (Prosody(range: -0.01), "range"), (Prosody(range: 2.01), "range"),
      (Prosody(range: .nan), "range"), (Prosody(rate: 9, pitch: 9, range: 9), "rate"),
    ])
  func refused(prosody: Prosody, field: String) {
    let problem = #expect(throws: InputProblem.self) { try prosody.validated() }
    #expect(problem?.field == field)
    #expect(problem?.advice.contains("between") == true)
  }
}
