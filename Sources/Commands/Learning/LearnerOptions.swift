import ArgumentParser
import LearningSimulation
import MeadowFoundations
import MeadowLearning

/// Options of a course for a learner that is a program of somebody's own.
struct LearnerOptions: ParsableArguments {
  /// What a line of the tables covers.
  enum Stretch: String, CaseIterable, ExpressibleByArgument {
    case day, week

    var days: Int {
      switch self {
      case .day: 1
      case .week: 7
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "Let a program be the child: started by /bin/sh, asked on its standard input.",
      valueName: "program"))
  var learner: String?

  @Option(help: "How many days its course has, 1 to 400. (default: 60)")
  var days: Int?

  @Option(help: "A line of its table: day or week. (default: week)")
  var by: Stretch?

  @Option(help: "How long it may think, in seconds, 1 to 3600. (default: 10)")
  var timeout: Int?

  func validate() throws {
    if let days { try require("--days", days, in: 1...400) }
    if let timeout { try require("--timeout", timeout, in: 1...3600) }
    let given = [
      days.map { _ in "--days" }, by.map { _ in "--by" }, timeout.map { _ in "--timeout" },
    ].compactMap(\.self)
    if learner == nil, let option = given.first {
      throw ValidationError("\(option) is for a program of your own: name it by --learner.")
    }
    if learner?.allSatisfy(\.isWhitespace) == true {
      throw ValidationError("--learner needs a program, such as 'python3 forgetful.py'.")
    }
  }

  /// Plays the course of facts, and of lessons where `skills` asks for it, and prints what was seen.
  func play(
    _ program: String, policy: FactPolicyKind, deck: FactDeck, seed: UInt64, skills: Bool
  ) throws {
    let environment = try CommandEnvironment.required()
    var facts = ExternalCourse(policy, deck: deck, days: days ?? 60, seed: seed)
    var lessons =
      skills
      ? ExternalLessons(try environment.lessons(), days: days ?? 60, seed: seed) : nil
    let learner = try start(program, in: environment)
    defer { learner.end() }
    var dialogue = LearnerDialogue(learner)
    while true {
      let (fact, item) = (facts.next(), lessons?.next())
      guard let next = Self.earlier(fact, item) else { break }
      try dialogue.ask(next) { reply throws(InputProblem) in
        if next == fact { try facts.take(reply) } else { try lessons?.take(reply) }
      }
    }
    let stretch = (by ?? .week).days
    Terminal.say("facts chosen by \(policy.title), \(days ?? 60) days, seed \(seed)")
    Terminal.say(ExternalCourseText(facts.report, stretch: stretch).text)
    if let lessons {
      Terminal.say("lessons\n" + LessonReportText(lessons.report, stretch: stretch).text)
    }
  }

  private func start(
    _ program: String, in environment: CommandEnvironment
  ) throws -> any LearnerProgram {
    do throws(LearnerProgramFailure) {
      return try environment.startLearner(program, timeout ?? 10)
    } catch {
      guard case .notStarted(let reason) = error else { throw CommandFailure.broken("\(error)") }
      throw CommandFailure.unavailable("--learner cannot be started: \(reason).")
    }
  }

  /// Of two questions the one that comes first on the learner's own clock.
  private static func earlier(
    _ one: LearnerQuestion?, _ other: LearnerQuestion?
  ) -> LearnerQuestion? {
    guard let one, let other else { return one ?? other }
    return (other.day, other.seconds) < (one.day, one.seconds) ? other : one
  }
}
