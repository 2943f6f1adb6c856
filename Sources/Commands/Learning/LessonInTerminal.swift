import MeadowFoundations
import MeadowRuntime

/// A lesson with a keyboard: shows what a page would show, in words, and takes lines for touches.
struct LessonInTerminal {
  let host: ActivityHost

  private static let name = "learning"

  /// Plays `lesson`, the `placement` of a part, what was not ended, or what comes next, until it is over
  /// or the line is `q`.
  func play(_ lesson: String?, placement: String?) async throws {
    var shown = try await begin(lesson, placement)
    while shown["doing"] == .text("lesson") {
      show(shown["lesson"])
      guard let line = readLine(), line != "q" else {
        shown = try await act(["do": .text("leave")])
        break
      }
      do { shown = try await step(line, shown["lesson"]) } catch let problem as InputProblem {
        Terminal.say("  \(problem.reason): \(problem.advice).")
      }
    }
    for line in shown["recap"].asList { Terminal.say(line.asText ?? "") }
  }

  private func begin(_ lesson: String?, _ placement: String?) async throws -> PlainJSON {
    let now = try await host.show(Self.name)
    // Another Meadow may have ended in the middle of it.
    if lesson == nil, placement == nil, now["doing"] == .text("lesson") { return now }
    return try await act(try await beginning(lesson, placement))
  }

  private func act(_ input: [String: PlainJSON]) async throws -> PlainJSON {
    try await host.act(.object(input), in: Self.name)
  }

  private func beginning(
    _ lesson: String?, _ placement: String?
  ) async throws -> [String: PlainJSON] {
    if let placement { return ["do": .text("placement"), "subject": .text(placement)] }
    if let lesson { return ["do": .text("lesson"), "lesson": .text(lesson)] }
    let map = try await host.learning("map")
    for grade in map["grades"].asList where grade["isOpen"] == .flag(true) {
      let next = grade["next"]
      if case .text(let lesson) = next["lesson"]["lesson"] {
        return ["do": .text("lesson"), "lesson": .text(lesson)]
      }
      if case .text(let skill) = next["review"]["skill"] {
        return ["do": .text("review"), "skill": .text(skill)]
      }
      if next["resume"] != .null { return ["do": .text("resume")] }
    }
    throw InputProblem(
      .unavailable, field: "lesson", reason: "no grade is open for this child",
      advice: "open one with meadow children change, or play with --guest")
  }

  private func show(_ lesson: PlainJSON) {
    for line in lesson["feedback"]["lines"].asList {
      Terminal.say("  " + (line["text"].asText ?? ""))
    }
    let isModel = lesson["outcome"] == .text("modelled")
    if isModel { showItem(lesson) }
    for step in isModel ? lesson["example"].asList : [] {
      Terminal.say("  " + step.asList.compactMap { $0["display"].asText }.joined(separator: " "))
    }
    guard lesson["outcome"] == .text("open") || lesson["outcome"] == .text("copying") else {
      return Terminal.say("  (an empty line goes on)")
    }
    showItem(lesson)
    for line in LessonBoardText.lines(of: lesson["shown"]["board"]) { Terminal.say("  " + line) }
  }

  private func showItem(_ lesson: PlainJSON) {
    let item = lesson["shown"]
    let prompt = item["prompt"].asList.compactMap { $0["display"].asText }.joined(separator: " ")
    Terminal.say("\(lesson["place"].asText ?? ""): \(prompt)")
    for piece in item["stage"].asList { Terminal.say("  " + LessonBoardText.words(for: piece)) }
  }

  private func step(_ line: String, _ lesson: PlainJSON) async throws -> PlainJSON {
    switch line {
    case "?": return try await act(["do": .text("hint")])
    case "!": return try await act(["do": .text("replay")])
    case ">": return try await act(["do": .text("skip")])
    case "": return try await act(["do": .text("next")])
    default:
      let answer = try LessonBoardText.answer(line, to: lesson["shown"]["board"])
      return try await act([
        "do": .text("answer"), "item": lesson["item"], "attempt": lesson["attempt"],
        "answer": answer,
      ])
    }
  }
}
