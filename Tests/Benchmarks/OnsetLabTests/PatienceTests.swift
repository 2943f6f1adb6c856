import MeadowTestSupport
import Testing

/// The judge of device tests: patient with a stall, never with what fails every time.
@Suite("Patience")
struct PatienceTests {
  @Test("what succeeds at once is asked once")
  func once() async throws {
    var asked = 0
    try await patiently(4) { asked += 1 }
    #expect(asked == 1)
  }

  @Test("what fails and throws and then succeeds, succeeds")
  func again() async throws {
    struct Stall: Error {}
    var asked = 0
    try await patiently(4) {
      asked += 1
      #expect(asked != 1)
      if asked == 2 { throw Stall() }
    }
    #expect(asked == 3)
  }

  /// The known issue is not intermittent: where the last attempt failed nothing, this fails.
  @Test("what fails every time fails")
  func never() async throws {
    var asked = 0
    await withKnownIssue {
      try await patiently(3) {
        asked += 1
        #expect(asked == 0)
      }
    }
    #expect(asked == 3)
  }
}
