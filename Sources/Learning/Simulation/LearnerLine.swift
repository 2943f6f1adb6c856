package import MeadowFoundations

/// One line of a program that plays a learner, read field by field so that what is wrong is named.
package struct LearnerLine: Equatable {
  private let fields: [String: PlainJSON]

  package init(_ value: PlainJSON) throws(InputProblem) {
    guard case .object(let fields) = value else {
      throw InputProblem(
        field: "line", reason: value.inWords, advice: "send one JSON object on each line")
    }
    self.fields = fields
  }

  /// Throws where there is a field that is none of `names`: a slip of the pen would go unseen.
  package func check(only names: [String]) throws(InputProblem) {
    guard let other = fields.keys.sorted().first(where: { !names.contains($0) }) else { return }
    throw InputProblem(
      field: String(other.prefix(40)), reason: "there is no such member",
      advice: "send none but \(names.joined(separator: ", "))")
  }

  /// Whether there is a field `name`.
  package func has(_ name: String) -> Bool { fields[name] != nil }

  /// The field `name`, which is described as `kind`.
  package func value(_ name: String, _ kind: String) throws(InputProblem) -> PlainJSON {
    guard let value = fields[name] else {
      throw InputProblem(field: name, reason: "it is missing", advice: "send \(kind)")
    }
    return value
  }

  package func text(_ name: String, _ kind: String) throws(InputProblem) -> String {
    let value = try value(name, kind)
    guard case .text(let text) = value else {
      throw InputProblem(field: name, reason: value.inWords, advice: "send \(kind)")
    }
    return text
  }

  package func texts(_ name: String) throws(InputProblem) -> [String] {
    let kind = "a list of strings, empty where nothing can be chosen"
    let value = try value(name, kind)
    guard case .list(let items) = value else {
      throw InputProblem(field: name, reason: value.inWords, advice: "send \(kind)")
    }
    var texts: [String] = []
    for item in items {
      guard case .text(let text) = item else {
        throw InputProblem(field: name, reason: "in it \(item.inWords)", advice: "send \(kind)")
      }
      texts.append(text)
    }
    return texts
  }

  package func whole(_ name: String, in range: ClosedRange<Int>) throws(InputProblem) -> Int {
    let kind = "a whole number between \(range.lowerBound) and \(range.upperBound)"
    let value = try value(name, kind)
    guard case .whole(let number) = value, range.contains(number) else {
      throw InputProblem(field: name, reason: value.inWords, advice: "send \(kind)")
    }
    return number
  }

  package func number(_ name: String, in range: ClosedRange<Double>) throws(InputProblem) -> Double
  {
    let kind = "a number"
    let number: Double
    switch try value(name, kind) {
    case .whole(let whole): number = Double(whole)
    case .number(let value): number = value
    case let other:
      throw InputProblem(field: name, reason: other.inWords, advice: "send \(kind)")
    }
    try InputProblem.check(number, in: range, name)
    return number
  }
}
