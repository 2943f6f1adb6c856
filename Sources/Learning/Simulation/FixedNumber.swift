/// A number in so many decimals, without the help of a library that the pure areas do without.
package enum FixedNumber {
  /// `value` rounded to `decimals`, which is 0 or more; what is no number is a dash.
  package static func text(_ value: Double?, _ decimals: Int) -> String {
    guard let value, value.isFinite, value.magnitude < 1e12 else { return "–" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((value.magnitude * scale).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if decimals == 0 { return "\(sign)\(scaled)" }
    let digits = String(scaled)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// `share` (0–1) in per cent.
  package static func percent(_ share: Double?, _ decimals: Int = 0) -> String {
    share.map { text($0 * 100, decimals) + "%" } ?? "–"
  }
}
