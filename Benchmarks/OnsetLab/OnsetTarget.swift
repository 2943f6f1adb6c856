/// A bound from the project's speed table and whether a run keeps it.
public struct OnsetTarget: Equatable, Sendable {
  /// A percentile.
  public enum Figure: String, Equatable, Sendable { case p50, p99 }

  /// What is bounded.
  public enum Bound: Equatable, Sendable {
    /// A percentile of a condition is at most so many ms.
    case atMost(OnsetCondition, Figure, Double)
    /// The warm median comes at least so many times earlier than the peer's, both as heard.
    case timesEarlier(OnsetCondition, Double)
    /// A percentile of a condition is at most so many times that of another.
    case beside(OnsetCondition, OnsetCondition, Figure, Double)
    /// No splice leaves a residual over −60 dBFS.
    case noClick
    /// The output never ran empty.
    case noUnderrun
  }

  /// The bound.
  public let bound: Bound

  /// The speed table of the onset lab.
  public static let all = bounds.map(OnsetTarget.init(bound:))

  private static let bounds: [Bound] = [
    .atMost(.warm, .p50, 4), .atMost(.warm, .p99, 8),
    .atMost(.cold, .p50, 8), .atMost(.cold, .p99, 15),
    .atMost(.sentence, .p50, 12),
    .atMost(.newWord, .p50, 4), .atMost(.oldWord, .p99, 12), .noClick,
    .atMost(.busy, .p99, 12), .noUnderrun,
    .beside(.conversation, .audition, .p50, 1.1), .beside(.conversation, .audition, .p99, 1.1),
    .atMost(.prompt, .p50, 12),
    .atMost(.chime, .p50, 6), .atMost(.chime, .p99, 15),
    .atMost(.correction, .p50, 6), .atMost(.correction, .p99, 15),
    .timesEarlier(.espeak, 7), .timesEarlier(.spdSay, 7),
  ]

  /// What must be reached, in words.
  public var text: String {
    switch bound {
    case .atMost(let condition, let figure, let limit):
      "\(condition.title): \(figure.rawValue) at most \(fixed(limit, 0)) ms"
    case .beside(let condition, let other, let figure, let factor):
      "\(condition.title): \(figure.rawValue) at most × \(fixed(factor, 1)) of \(other.title)"
    case .timesEarlier(let peer, let factor):
      "\(fixed(factor, 0)) times earlier than the \(peer.title)"
    case .noClick: "interruption: no click"
    case .noUnderrun: "no underrun"
    }
  }

  /// What `findings` has instead, in words, and whether that is enough; nil where it was not run.
  public func meets(_ findings: OnsetFindings) -> (value: String, isMet: Bool)? {
    switch bound {
    case .atMost(let condition, let figure, let limit):
      guard let found = findings[condition], let figures = found.percentiles else { return nil }
      let value = figure == .p50 ? figures.p50 : figures.p99
      let lost = found.missing > 0 ? ", \(found.missing) never heard" : ""
      return ("\(fixed(value, 2)) ms\(lost)", value <= limit && found.missing == 0)
    case .beside(let condition, let other, let figure, let factor):
      guard let ours = findings[condition]?.percentiles, let found = findings[other],
        let theirs = found.percentiles
      else { return nil }
      let times =
        figure == .p50 ? ours.p50 / max(theirs.p50, 0.001) : ours.p99 / max(theirs.p99, 0.001)
      return ("× \(fixed(times, 2))", times <= factor)
    case .timesEarlier(let peer, let factor):
      guard let ours = findings[.warm]?.heard, let theirs = findings[peer]?.heard else {
        return nil
      }
      let times = theirs.p50 / max(ours.p50, 0.001)
      return ("\(fixed(times, 1)) times", times >= factor)
    case .noClick:
      let splices = findings.splices
      guard splices.count > 0 else { return nil }
      let residual = "largest residual \(fixed(splices.largestResidual, 5))"
      return ("\(splices.clicks.count) in \(splices.count), \(residual)", splices.clicks.isEmpty)
    case .noUnderrun:
      guard findings[.busy]?.percentiles != nil else { return nil }
      return ("\(findings.service.underruns)", findings.service.underruns == 0)
    }
  }
}

extension ConditionFindings {
  /// The percentiles of the onsets, less each sound's own rise.
  public var percentiles: Percentiles? { Percentiles(of: samples.map(\.milliseconds)) }
  /// The percentiles as heard, the rise included: the fair figure beside another speaker.
  public var heard: Percentiles? { Percentiles(of: samples.map(\.heard)) }
}

/// `value` with exactly `digits` decimals.
func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((abs(value) * Double(scale)).rounded())
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(scaled)" }
  let part = String(scaled % scale)
  return "\(sign)\(scaled / scale).\(String(repeating: "0", count: digits - part.count))\(part)"
}

/// `text` as it may stand in SVG.
func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "&": result += "&amp;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
}
