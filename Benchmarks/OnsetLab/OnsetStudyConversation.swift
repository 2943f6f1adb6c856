import MeadowFoundations
import MeadowSound

extension OnsetStudy {
  /// Taps `texts` in turn as a child's words, with all that a conversation does around them, and as
  /// auditions, which are only heard: a figure and its measure, from the same minutes.
  func conversation(_ texts: [String]) throws(OnsetStudyError) {
    guard !texts.isEmpty else { return }
    var found = [ConditionFindings(.conversation), ConditionFindings(.audition)]
    for batch in stride(from: 0, to: texts.count, by: Self.batch) {
      let part = Array(texts[batch..<min(batch + Self.batch, texts.count)])
      report(Progress(condition: .conversation, done: batch, of: texts.count))
      let sent = tap(part, seed: configuration.seed &+ UInt64(batch)) { index, text in
        MeasuredService.tap(text, isWord: true, isAudition: !index.isMultiple(of: 2))
      }
      for (index, tap) in zip(part, sent).enumerated() {
        let capture = capture(tap.1.from, span: configuration.period * 0.6)
        add(tap.0, tap.1, capture, try clip(of: tap.0), to: &found[index % 2])
      }
    }
    report(Progress(condition: .conversation, done: texts.count, of: texts.count))
    findings.conditions += found
  }
}
