import MeadowFoundations

extension JSON {
  /// An output's status, as /healthz and the event stream show it.
  init(_ status: OutputStatus) {
    self = [
      "kind": .string(status.kind.rawValue), "state": .string(status.state.rawValue),
      "sink": .string(status.sink), "isMutedOutside": .bool(status.isMutedOutside),
      "marginMilliseconds": .milliseconds(status.marginMilliseconds),
      "lateEdits": .integer(status.lateEdits), "underruns": .integer(status.underruns),
      "reconnections": .integer(status.reconnections),
    ]
  }

  /// The stages of a tap in milliseconds since its request had arrived.
  init(_ trace: OnsetTrace) {
    self = .object(
      [
        ("utterance", .integer(trace.utterance.number)),
        ("origin", .string(trace.origin.rawValue)),
      ]
        + OnsetTrace.Stage.allCases.map {
          ($0.rawValue, .milliseconds(trace.milliseconds(to: $0)))
        })
  }

  /// Prosody as the API names its parts.
  init(_ prosody: Prosody) {
    self = [
      "rate": .number(prosody.rate), "pitch": .number(prosody.pitch),
      "range": .number(prosody.range), "pauseMilliseconds": .number(prosody.pauseMilliseconds),
    ]
  }

  /// A closed range as its two ends.
  init(_ range: ClosedRange<Double>) {
    self = ["min": .number(range.lowerBound), "max": .number(range.upperBound)]
  }
}
