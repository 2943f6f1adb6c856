import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct LearnSkillsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skills",
    abstract: "Lists the skills of early maths and their lessons.",
    discussion: """
      Example: meadow learn skills
      Example: meadow learn skills KS6
      Example: meadow learn skills --json

      Each skill with how far the child is; a skill alone lists its lessons, as meadow learn play
      takes them.
      """)

  @Argument(help: "A skill, such as KS6.")
  var skill: String?

  @Flag(help: "Show the whole map as JSON.")
  var json = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      let map = try await host.learning("map")
      if json { return try printJSON(map) }
      for line in try lines(of: map) { Terminal.say(line) }
      for note in await host.health().notes { Terminal.note(note) }
    }
  }

  private func lines(of map: PlainJSON) throws -> [String] {
    let skills = map["grades"].asList.flatMap { grade in
      grade["domains"].asList.flatMap { domain in
        domain["skills"].asList.map { (grade: grade, domain: domain, skill: $0) }
      }
    }
    guard let wanted = skill else { return overview(skills) }
    guard
      let found = skills.first(where: {
        $0.skill["progress"]["skillId"].asText?.lowercased() == wanted.lowercased()
      })
    else {
      throw InputProblem(
        .unknown, field: "skill", reason: "there is no skill \"\(wanted.prefix(40))\"",
        advice: "meadow learn skills lists them")
    }
    return ["\(name(found.skill)): \(found.skill["description"].asText ?? "")"]
      + found.skill["lessons"].asList.map { lesson in
        (lesson["id"].asText ?? "").padded(to: 9) + (lesson["title"].asText ?? "").padded(to: 26)
          + counted(lesson["items"].asWhole ?? 0, "item") + ", " + (lesson["type"].asText ?? "")
          + (lesson["isFinished"] == .flag(true) ? ", finished" : "")
      }
  }

  private func overview(
    _ skills: [(grade: PlainJSON, domain: PlainJSON, skill: PlainJSON)]
  ) -> [String] {
    skills.map { entry in
      let progress = entry.skill["progress"]
      return (progress["skillId"].asText ?? "").padded(to: 6)
        + (entry.grade["grade"].asText ?? "").padded(to: 3) + name(entry.skill).padded(to: 30)
        + counted(entry.skill["lessons"].asList.count, "lesson").padded(to: 11)
        + "\(progress["percent"].asWhole ?? 0) %".leftPadded(to: 6)
        + (progress["medal"].asText.map { "  \($0)" } ?? "")
    }
  }

  private func name(_ skill: PlainJSON) -> String { skill["progress"]["name"].asText ?? "" }
}
