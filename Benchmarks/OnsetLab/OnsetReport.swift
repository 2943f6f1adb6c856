import FoundationEssentials

/// A run's findings for people and programs: a table, JSON and a chart.
public struct OnsetReport: Sendable {
  /// What was found.
  public let findings: OnsetFindings

  /// A report of `findings`.
  public init(_ findings: OnsetFindings) { self.findings = findings }

  /// Whether every target that was measured is met.
  public var meets: Bool { OnsetTarget.all.allSatisfy { $0.meets(findings)?.isMet ?? true } }

  /// The table for the terminal; lines of at most 100 columns.
  public var table: String {
    let facts = recorderLines + serviceLines
    return (facts + [""] + conditionLines + stageLines + [""] + targetLines)
      .joined(separator: "\n") + "\n"
  }

  /// Everything as JSON with sorted keys: figures, targets and every single tap.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(JSONReport(findings))).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (text ?? "{}") + "\n"  // values only: encoding cannot fail
  }

  /// A chart as SVG: one strip of dots a condition, on a logarithmic axis of ms.
  public var svg: String { OnsetChart(findings).svg }

  private var recorderLines: [String] {
    let recorder = findings.recorder
    let offset = recorder.offsetMilliseconds
    return [
      "Tap to sound in ms: from the write of the request to the first sample over -60 dBFS at",
      "\(recorder.source), less the sound's own rise to that level (peers: as heard).",
      "Recorder: blocks of \(fixed(recorder.blockMilliseconds, 1)) ms, "
        + "\(fixed(abs(offset), 2)) ms too \(offset < 0 ? "late" : "early") (corrected), "
        + "drift \(fixed(recorder.driftPartsPerMillion, 0)) ppm, \(recorder.lostFrames) frames lost.",
      "Load before: \(fixed(recorder.loadBefore, 2)); our own thread woke up to "
        + "\(fixed(recorder.latestWakeMilliseconds, 2)) ms late (not counted).",
    ]
  }

  private var serviceLines: [String] {
    let service = findings.service
    return [
      "Service: Meadow \(service.version), sink \(service.sink), "
        + "margin \(fixed(service.marginMilliseconds, 2)) ms, \(service.underruns) underruns, "
        + "\(service.lateEdits) late edits. Seed \(findings.seed)."
    ]
  }

  private var conditionLines: [String] {
    [row("", ["taps", "p50", "p90", "p95", "p99", "max"])]
      + findings.conditions.map { found in
        guard let figures = found.percentiles else {
          return "\(padded(found.condition.title))  \(found.note ?? "nothing was heard")"
        }
        let values = [figures.p50, figures.p90, figures.p95, figures.p99, figures.max]
        let line = row(found.condition.title, ["\(figures.count)"] + values.map { fixed($0, 2) })
        return line + remark(on: found)
      }
  }

  private func remark(on found: ConditionFindings) -> String {
    var remarks: [String] = []
    if found.cut > 0 { remarks.append("\(found.cut) begin too late") }
    if found.missing > 0 { remarks.append("\(found.missing) never heard") }
    if found.spoilt > 0 { remarks.append("\(found.spoilt) left out") }
    return remarks.isEmpty ? "" : "  " + remarks.joined(separator: ", ")
  }

  private var stageLines: [String] {
    let staged = findings.conditions.filter { !$0.stages.isEmpty }
    guard let first = staged.first else { return [] }
    let names = first.stages.map { "\($0.stage)" }
    return ["", row("the service's own stages", names, width: 16) + "   (p50 / p99)"]
      + staged.map { found in
        let cells = found.stages.map { "\(fixed($0.p50, 2)) / \(fixed($0.p99, 2))" }
        return row(found.condition.title, cells, width: 16)
      }
  }

  private var targetLines: [String] {
    let rows = OnsetTarget.all.compactMap { target in
      target.meets(findings).map { (target.text, $0.value, $0.isMet) }
    }
    let lines = rows.map { text, value, isMet in
      "\(isMet ? "pass" : "FAIL")  \(padded(text, 46))  \(value)"
    }
    return lines + findings.splices.clicks.map { "      click: \($0) of the new word" }
  }

  private func row(_ title: String, _ cells: [String], width: Int = 8) -> String {
    padded(title)
      + cells.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }.joined()
  }

  private func padded(_ text: String, _ width: Int = 26) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// The shape of the JSON.
private struct JSONReport: Encodable {
  struct Figures: Encodable {
    var condition: OnsetCondition
    var milliseconds: Percentiles?
    var heard: Percentiles?
  }
  struct Target: Encodable {
    var target: String
    var value: String
    var isMet: Bool
  }
  private enum Keys: String, CodingKey { case figures, targets }
  private var figures: [Figures]
  private var targets: [Target]
  private var findings: OnsetFindings

  /// The findings as they are, with the figures and targets beside them.
  func encode(to encoder: any Encoder) throws {
    try findings.encode(to: encoder)
    var more = encoder.container(keyedBy: Keys.self)
    try more.encode(figures, forKey: .figures)
    try more.encode(targets, forKey: .targets)
  }

  init(_ findings: OnsetFindings) {
    var rounded = findings
    for index in rounded.conditions.indices {
      for place in rounded.conditions[index].samples.indices {
        rounded.conditions[index].samples[place].heard.roundToMicroseconds()
        rounded.conditions[index].samples[place].rise.roundToMicroseconds()
      }
    }
    rounded.recorder.offsetMilliseconds.roundToMicroseconds()
    rounded.recorder.driftPartsPerMillion.roundToMicroseconds()
    rounded.recorder.latestWakeMilliseconds.roundToMicroseconds()
    self.findings = rounded
    figures = findings.conditions.map {
      Figures(condition: $0.condition, milliseconds: $0.percentiles, heard: $0.heard)
    }
    targets = OnsetTarget.all.compactMap { target in
      target.meets(findings).map { Target(target: target.text, value: $0.value, isMet: $0.isMet) }
    }
  }
}

extension Double {
  fileprivate mutating func roundToMicroseconds() { self = (self * 1000).rounded() / 1000 }
}
