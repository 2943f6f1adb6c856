/// Figures as Prometheus reads them, every name beginning with "meadow_".
struct MetricsText {
  /// Names and values of labels.
  typealias Labels = [(name: String, value: String)]

  /// The text so far.
  private(set) var string = ""

  /// A figure that goes up and down, once for each set of labels.
  mutating func gauge(_ name: String, _ help: String, _ values: [(Labels, Double)]) {
    head(name, help, type: "gauge")
    for (labels, value) in values { line(name, labels, value) }
  }

  /// A count since the start.
  mutating func counter(_ name: String, _ help: String, _ value: Int) {
    head(name, help, type: "counter")
    line(name, [], Double(value))
  }

  /// A summary whose lines `lines` writes: suffix of the name, labels, value.
  mutating func summary(
    _ name: String, _ help: String, lines: ((_ suffix: String, Labels, Double) -> Void) -> Void
  ) {
    head(name, help, type: "summary")
    var text = self
    lines { suffix, labels, value in text.line(name + suffix, labels, value) }
    self = text
  }

  private mutating func head(_ name: String, _ help: String, type: String) {
    string += "# HELP meadow_\(name) \(help).\n# TYPE meadow_\(name) \(type)\n"
  }

  private mutating func line(_ name: String, _ labels: Labels, _ value: Double) {
    let list = labels.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: ",")
    string += "meadow_\(name)\(list.isEmpty ? "" : "{\(list)}") \(value)\n"
  }
}
