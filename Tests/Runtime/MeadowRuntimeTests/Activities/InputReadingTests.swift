import MeadowFoundations
import MeadowRuntime
import Testing

/// What cannot be read of an activity's input is told by its member and its value.
@Suite struct InputReadingTests {
  private func problem(with input: PlainJSON) async throws -> InputProblem? {
    let family = try await FamilyRig(activities: [DiaryActivity()])
    defer { family.end() }
    do { _ = try await family.host.act(input, in: "diary") } catch let problem as InputProblem {
      return problem
    }
    return nil
  }

  @Test("a member of another kind, or none, says what stands there and what should")
  func members() async throws {
    let number = try await problem(with: .object(["write": .object(["_0": .whole(5)])]))
    #expect(number?.field == "write._0" && number?.reason == "5 is a number")
    #expect(number?.advice == "send a string")
    let missing = try await problem(with: .object(["write": .object([:])]))
    #expect(missing?.field == "write._0" && missing?.reason == "it is missing")
    let text = try await problem(with: .object(["write": .text("x")]))
    #expect(text?.field == "write" && text?.reason == "\"x\" is a string")
  }

  @Test("what is none of its inputs is told as a whole")
  func whole() async throws {
    for input in [PlainJSON.null, .list([]), .object(["draw": .object([:])])] {
      let problem = try await problem(with: input)
      #expect(problem?.field == "input" && problem?.advice.contains("openapi") == true, "\(input)")
    }
  }
}
