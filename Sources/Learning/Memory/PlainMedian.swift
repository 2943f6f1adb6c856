/// The median without any trimming: trimming response times does more harm than good
/// (learning §3D).
public enum PlainMedian {
  /// The middle of `values`, between the two middle ones where their number is even; nil for none.
  public static func of(_ values: [Int]) -> Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let upper = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return Double(sorted[upper]) }
    return (Double(sorted[upper - 1]) + Double(sorted[upper])) / 2
  }
}
