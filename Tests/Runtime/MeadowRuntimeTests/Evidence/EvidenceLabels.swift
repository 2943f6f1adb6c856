import Foundation
import MeadowFoundations

/// What one rater said of all interactions, in the order of the transcripts.
struct EvidenceLabels {
  /// The rater.
  var name: String
  /// For each interaction what it was for.
  var sets: [Set<CommunicationScenario>]

  /// A session's row; what else a rater wrote is none.
  private struct Row: Decodable {
    var labels: [Set<CommunicationScenario>]?

    private enum Keys: CodingKey { case labels }

    init(from decoder: any Decoder) throws {
      let values = try? decoder.container(keyedBy: Keys.self)
      labels = try values?.decode([Set<CommunicationScenario>].self, forKey: .labels)
    }
  }

  /// What rater `name` said of `sessions`.
  init(rater name: String, of sessions: [EvidenceSession]) throws {
    let file = EvidenceSession.folder.appending(path: "labels/\(name).json")
    let all = try JSONDecoder().decode([String: Row].self, from: Data(contentsOf: file))
    self.name = name
    sets = sessions.flatMap { all[$0.id]?.labels ?? [] }
  }

  /// `sets` said by `name`.
  init(name: String, sets: [Set<CommunicationScenario>]) {
    self.name = name
    self.sets = sets
  }

  /// Cohen's κ between this rater and `other` on whether `scenario` holds: how far they agree beyond what
  /// their frequencies alone would make them (Cohen 1960).
  func kappa(_ other: EvidenceLabels, on scenario: CommunicationScenario) -> Double {
    let pairs = zip(sets, other.sets).map { ($0.contains(scenario), $1.contains(scenario)) }
    let count = Double(pairs.count)
    let agreed = Double(pairs.count { $0 == $1 }) / count
    let (mine, others) = (
      Double(pairs.count { $0.0 }) / count, Double(pairs.count { $0.1 }) / count
    )
    let chance = mine * others + (1 - mine) * (1 - others)
    return chance == 1 ? 1 : (agreed - chance) / (1 - chance)
  }

  /// How many interactions have `scenario`.
  func count(_ scenario: CommunicationScenario) -> Int { sets.count { $0.contains(scenario) } }

  /// What was said of every other of `sessions`: those with an odd number (1), or an even one (0).
  func half(_ half: Int, of sessions: [EvidenceSession]) -> EvidenceLabels {
    var kept: [Set<CommunicationScenario>] = []
    var start = 0
    for (index, session) in sessions.enumerated() {
      if (index + 1) % 2 == half { kept += sets[start..<start + session.interactions.count] }
      start += session.interactions.count
    }
    return EvidenceLabels(name: name, sets: kept)
  }
}
