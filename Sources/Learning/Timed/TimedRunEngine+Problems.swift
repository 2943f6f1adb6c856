public import MeadowFoundations

extension TimedRunEngine {
  /// Why `input` cannot be taken at `now`, or nil.
  ///
  /// A pause, a step of time and the end of a run can always come: the button that ends a run never
  /// answers with an error.
  public func problem(with input: Input, at now: WallTime) -> InputProblem? {
    switch input {
    case .start(let plan): problem(with: plan, at: now)
    case .answer(let item, let choice, let response):
      problem(withAnswerTo: item, at: now) ?? problem(with: choice, response)
    case .pause, .resume, .endAfterItem, .end, .tick: nil
    }
  }

  private func problem(with plan: TimedPlan, at now: WallTime) -> InputProblem? {
    if let run, !run.isOver(at: now) {
      return InputProblem(
        .settled, field: "run", reason: "run \(run.plan.run) is under way",
        advice: "end it before you start another")
    }
    if let run, plan.run <= run.plan.run {
      return InputProblem(
        .settled, field: "run", reason: "run \(plan.run) is not after run \(run.plan.run)",
        advice: "start run \(run.plan.run + 1) or a later one")
    }
    return plan.problem
  }

  private func problem(withAnswerTo item: Int, at now: WallTime) -> InputProblem? {
    guard let run else {
      return InputProblem(
        .unknown, field: "item", reason: "there is no run to answer item \(item) of",
        advice: "start a run")
    }
    if run.isOver(at: now) {
      return InputProblem(
        .settled, field: "item", reason: "the run is over, item \(item) is too late",
        advice: "start another run")
    }
    if item > run.item.number || item < 1 {
      return InputProblem(
        .unknown, field: "item", reason: "\(item) is no item of this run so far",
        advice: "answer item \(run.item.number)")
    }
    if item <= run.answers.count {
      return InputProblem(
        .settled, field: "item", reason: "item \(item) has its answer",
        advice: item == run.item.number
          ? "wait for item \(item + 1)" : "answer item \(run.item.number)")
    }
    guard pauses.isEmpty else {
      return InputProblem(
        .settled, field: "item", reason: "the run is paused, item \(item) waits",
        advice: "answer when it goes on")
    }
    return nil
  }

  private func problem(with choice: Int, _ responseMilliseconds: Int?) -> InputProblem? {
    guard run?.item.options.indices.contains(choice) == true else {
      return InputProblem(
        field: "choice", reason: "\(choice) is none of the four options",
        advice: "send a whole number from 0 to 3")
    }
    guard let response = responseMilliseconds, response < 0 else { return nil }
    return InputProblem(
      field: "responseMilliseconds", reason: "\(response) is before the item was shown",
      advice: "send 0 or more, or leave it out")
  }
}
