import Foundation
import MeadowCommands
import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import OnsetLab

/// Measures what conversation costs, in this process: the content as a start reads it, and the
/// session's step for a touch.
enum LiveConversationStudy {
  /// Runs `plan`; blocks for about ten seconds.
  static func run(_ plan: ConversationFindings.Plan) throws -> ConversationFindings {
    do {
      return try measure(plan)
    } catch let error as VocabularyFileError {
      throw CommandFailure.badData(error.description)
    }
  }

  /// The large vocabulary as a family's own file, for a service to start with.
  static func largeFile(_ plan: ConversationFindings.Plan) throws -> [UInt8] {
    let few = try LiveContent.load(from: nil).vocabulary.data
    let large = LargeVocabulary.copies(of: few, words: plan.largeWords)
    return Array(try JSONEncoder().encode(large))
  }

  private static func measure(
    _ plan: ConversationFindings.Plan
  ) throws -> ConversationFindings {
    var findings = ConversationFindings(plan)
    let defaults = try DefaultsFile.bundled()
    for turn in 0...plan.readings {
      let begin = MonotonicTime.now()
      _ = try content(defaults)
      // The first one is not counted: it finds a cold disk.
      if turn > 0 { findings.readings.append(MonotonicTime.now().milliseconds(since: begin)) }
    }
    let few = try content(defaults)
    let data = LargeVocabulary.copies(of: few.vocabulary.data, words: plan.largeWords)
    let many = TalkContent(
      vocabulary: VocabularyService(data, manifests: Array(few.vocabulary.manifests.values)),
      defaults: defaults)
    findings.words = words(of: few)
    findings.largeWords = words(of: many)
    // Once each for warming up, then in turn, so that other work on the machine meets both.
    for round in 0...plan.rounds {
      let rounds = try [few, many].map { try touches(of: $0, plan, round) }
      guard round > 0 else { continue }
      findings.rounds.append(rounds[0])
      findings.largeRounds.append(rounds[1])
    }
    return findings
  }

  /// What a start reads and makes of it.
  private static func content(_ defaults: DefaultsTable) throws -> TalkContent {
    let loaded = try ContentLoader.load(from: nil)
    return TalkContent(
      vocabulary: VocabularyService(loaded.vocabulary, manifests: loaded.scenes),
      defaults: defaults)
  }

  private static func words(of content: TalkContent) -> Int {
    let data = content.vocabulary.data
    return data.coreVocabulary.count + data.scenes.values.map(\.words.count).reduce(0, +)
  }

  private static func touches(
    of content: TalkContent, _ plan: ConversationFindings.Plan, _ round: Int
  ) throws -> ConversationFindings.Round {
    var child = MeasuredChild(
      content, parentese: try ParenteseFile.bundled(), seed: plan.seed &+ UInt64(round))
    let times = child.touches(plan.steps)
    guard let round = ConversationFindings.Round(nanoseconds: times) else {
      throw CommandFailure.badData("there are no words to touch")
    }
    return round
  }
}
