import Foundation
import MeadowFoundations
import Testing

/// Insight says what a child's messages were for; whether an SLP would sign that is asked of raters who
/// never saw what Meadow says.
@Suite struct EvidenceReportTests {
  /// What is to be reached for each scenario.
  private static let aim = 0.8

  @Test("the scenarios agree with two raters who coded the same records, beyond chance")
  func scenariosAgree() throws {
    let table = try Table(raters: ["CC", "DD"])
    #expect(table.sessions.count >= 40)
    table.show("coded from the record by docs/scenarios.md")
    table.showDifferences()
    for scenario in CommunicationScenario.allCases {
      #expect(table.between(scenario) >= Self.aim, "the raters themselves: \(scenario)")
      let agreement = table.agreement(on: scenario)
      #expect(agreement.allSatisfy { $0 >= Self.aim }, "\(scenario): \(agreement)")
    }
  }

  /// What was reached when it was first measured with raters who read besides what people asked and held
  /// out, which no device can know: how far a record speaks for the room. It may never become worse.
  private static let ofTheRoom: [CommunicationScenario: Double] = [
    .expressWant: 0.55, .requestObject: 0.45, .answerYesNo: 0.18, .labelObject: 0.63,
    .requestHelp: 0.65, .answerQuestion: 0.24, .sentence: 0.9, .social: 0.81,
  ]

  @Test("how far what can be known from the touches agrees with raters who were told the room")
  func roomIsTold() throws {
    let table = try Table(raters: ["AA", "BB"])
    table.show("labelled by raters who knew what was said and held out in the room")
    for (scenario, floor) in Self.ofTheRoom {
      let agreement = table.agreement(on: scenario)
      #expect(agreement.allSatisfy { $0 >= floor }, "\(scenario): \(agreement)")
    }
  }

  /// What two raters and Meadow say of all sessions.
  private struct Table {
    let sessions: [EvidenceSession]
    let raters: [EvidenceLabels]
    let meadow: EvidenceLabels

    init(raters names: [String]) throws {
      let sessions = try EvidenceSession.all()
      self.sessions = sessions
      raters = try names.map { try EvidenceLabels(rater: $0, of: sessions) }
      meadow = EvidenceLabels(
        name: "Meadow", sets: try sessions.flatMap { try EvidencePlayer.scenarios(of: $0) })
      for rater in raters { #expect(rater.sets.count == meadow.sets.count) }
    }

    func between(_ scenario: CommunicationScenario) -> Double {
      raters[0].kappa(raters[1], on: scenario)
    }

    func agreement(on scenario: CommunicationScenario) -> [Double] {
      raters.map { meadow.kappa($0, on: scenario) }
    }

    func show(_ how: String) {
      print("\(sessions.count) sessions, \(meadow.sets.count) interactions, \(how)")
      print(
        "how often, and Cohen's κ; odd and even: Meadow and \(raters[0].name) on half the sessions")
      let names = raters.map(\.name)
      print(
        "scenario           \(names[0])   \(names[1])  Meadow   \(names[0])-\(names[1])  "
          + "Meadow-\(names[0])  Meadow-\(names[1])   odd  even")
      for scenario in CommunicationScenario.allCases {
        let name = scenario.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
        let counts = (raters + [meadow]).map { $0.count(scenario) }
        let agreed = agreement(on: scenario)
        let halves = [1, 0].map { half in
          meadow.half(half, of: sessions).kappa(raters[0].half(half, of: sessions), on: scenario)
        }
        print(
          name + String(format: "%5d%5d%8d", counts[0], counts[1], counts[2])
            + String(format: "%8.2f%11.2f%11.2f", between(scenario), agreed[0], agreed[1])
            + String(format: "%7.2f%6.2f", halves[0], halves[1]))
      }
    }

    func showDifferences() {
      for (number, said) in meadow.sets.enumerated() where said != raters[0].sets[number] {
        print(
          "differs at \(number): Meadow \(said.map(\.rawValue).sorted()), "
            + "\(raters[0].name) \(raters[0].sets[number].map(\.rawValue).sorted())")
      }
    }
  }
}
