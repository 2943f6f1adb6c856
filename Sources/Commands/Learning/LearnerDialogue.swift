import Foundation
import LearningSimulation
import MeadowFoundations

/// Questions and replies as lines of JSON, counted; what goes wrong is told with the line it stands
/// in, what was read and what was expected.
struct LearnerDialogue {
  private let program: any LearnerProgram
  private var number = 0

  init(_ program: any LearnerProgram) { self.program = program }

  /// Asks `question` and hands the reply to `take`, whose problems are told as the line's.
  mutating func ask(
    _ question: LearnerQuestion, _ take: (LearnerReply) throws(InputProblem) -> Void
  ) throws {
    number += 1
    let asked = try Self.line(question)
    let read: String
    do throws(LearnerProgramFailure) { read = try program.answer(to: asked) } catch {
      throw failure(error, asked)
    }
    do {
      try take(try JSONDecoder().decode(LearnerReply.self, from: Data(read.utf8)))
    } catch let problem as InputProblem {
      throw refused(problem.sentences, asked, read)
    } catch {
      throw refused("it is no JSON. Send one object on each line.", asked, read)
    }
  }

  /// The same members in the same order for ever, so that the same course has the same lines.
  private static func line(_ question: LearnerQuestion) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var rounded = question
    // To the millisecond: sums of tenths would else have sixteen decimals.
    rounded.seconds = (question.seconds * 1000).rounded() / 1000
    return String(decoding: try encoder.encode(rounded), as: UTF8.self)
  }

  private func refused(_ problem: String, _ asked: String, _ read: String) -> CommandFailure {
    .badData("the learner's line \(number): \(problem)" + Self.lines(asked, read: read))
  }

  private func failure(_ failure: LearnerProgramFailure, _ asked: String) -> CommandFailure {
    switch failure {
    case .notStarted(let reason): .unavailable("the learner cannot be started: \(reason)")
    case .ended(let how, let rest):
      .unavailable(
        "the learner's line \(number): the program \(how) before it was there."
          + Self.lines(asked, read: rest))
    case .late(let seconds, let rest):
      .unavailable(
        "the learner's line \(number): it was not there within \(seconds) s. Write it and its end, "
          + "and flush the output, or allow more by --timeout." + Self.lines(asked, read: rest))
    case .tooLong(let start):
      .badData(
        "the learner's line \(number): it is longer than \(LearnerProgramFailure.longestLine) bytes."
          + Self.lines(asked, read: start))
    case .tooMuch(let rest):
      .badData(
        "the learner's line \(number): more than one line was written. Write one for each that is "
          + "read." + Self.lines(asked, read: rest))
    case .notText:
      .badData("the learner's line \(number): it is no UTF-8." + Self.lines(asked, read: nil))
    }
  }

  /// What was asked and read, a line each.
  private static func lines(_ asked: String, read: String?) -> String {
    "\n  asked:    \(shortened(asked))"
      + (read.map { "\n  read:     " + ($0.isEmpty ? "(nothing)" : shortened($0)) } ?? "")
      + "\n  expected: \(asked.contains("\"item\":") ? item : fact)"
  }

  private static let fact = #"{"answer":14,"milliseconds":1830,"hintsUsed":0}"#
  private static let item = #"{"answer":{"choice":"o2"},"milliseconds":1830,"hintsUsed":0}"#

  private static func shortened(_ line: String) -> String {
    let shown = line.prefix(200).map { $0.isASCII && $0.asciiValue ?? 32 < 32 ? "·" : "\($0)" }
    return shown.joined() + (line.count > 200 ? "…" : "")
  }
}
