public import MeadowLearning

/// Courses of many learners under one policy.
public enum LearningSimulation {
  /// The figures of `policy` for `plan` and `deck`.
  public static func figures(
    _ policy: FactPolicyKind, _ plan: SimulationPlan, deck: FactDeck
  ) -> PolicyFigures {
    figures(policy.title, plan, deck: deck) { policy.policy(deck, access: $0, seed: $1) }
  }

  /// The figures of Meadow's own policy with other constants: what a rule is worth.
  public static func figures(
    _ parameters: FactParameters, _ plan: SimulationPlan, deck: FactDeck
  ) -> PolicyFigures {
    figures(FactPolicyKind.meadow.title, plan, deck: deck) {
      MeadowPolicy(deck, parameters: parameters, access: $0, seed: $1)
    }
  }

  /// The figures of any policy, which `make` makes for a learner's access and seed.
  package static func figures(
    _ title: String, _ plan: SimulationPlan, deck: FactDeck,
    make: (LearnerTraits.Access, UInt64) -> any FactPolicy
  ) -> PolicyFigures {
    PolicyFigures(
      title,
      (0..<max(1, plan.learners)).map { number in
        var course = SimulatedCourse(plan, deck: deck, number: number, policy: make)
        return course.run()
      })
  }
}
