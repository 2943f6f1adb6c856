import MeadowFoundations
import MeadowLearning

/// One fact in words, for `meadow learn facts`.
struct FactText {
  var fact: Fact
  var wording: FactWording

  /// What there is to know of it, a line each; `answer` is what was answered, nil for nothing.
  func lines(answer: Int?, seed: UInt64) -> [String] {
    [
      "\(fact.text) = \(fact.answer)",
      row("band", "\(fact.band.rawValue), \(fact.band.title)"),
      row("family", fact.family.facts.map(\.rawValue).joined(separator: "  ")),
      row("ways", fact.strategies.map(\.title).joined(separator: "; ")),
      row("near-twins", fact.nearTwins.map(\.rawValue).joined(separator: "  ")),
    ] + choices(seed: seed) + lesson(after: answer)
  }

  private func choices(seed: UInt64) -> [String] {
    var chance = Chance(seed: seed)
    return FactChoices(for: fact, by: &chance).options.enumerated().map { place, option in
      row(
        place == 0 ? "choices" : "",
        "\(option.number)".leftPadded(to: 2) + "  " + (option.error?.title ?? "right"))
    }
  }

  private func lesson(after answer: Int?) -> [String] {
    let lesson = MicroLesson(for: fact, after: answer, wording: wording)
    return [
      row("a miss", lesson.remark.line.text), row("", lesson.idea.line.text),
      row("", lesson.example.line.text), row("said", lesson.remark.line.speech),
      row("", lesson.idea.line.speech), row("", lesson.example.line.speech),
    ]
  }

  private func row(_ title: String, _ text: String) -> String { title.padded(to: 12) + text }
}
