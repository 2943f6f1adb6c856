/// A place between two records of a journal.
package struct JournalPlace: Equatable, Sendable {
  /// The number of the segment, from 1.
  package var segment: UInt32
  /// Where in it, in bytes.
  package var offset: Int
  /// The number of the record that follows, from 0.
  package var number: UInt64

  /// Before the first record of all.
  package static let beginning = JournalPlace(segment: 1, offset: 0, number: 0)

  /// The place at `offset` of `segment`, before record `number`.
  package init(segment: UInt32, offset: Int, number: UInt64) {
    self.segment = segment
    self.offset = offset
    self.number = number
  }
}

extension JournalPlace {
  /// The beginning of the segment behind this one.
  var nextSegment: JournalPlace {
    JournalPlace(segment: segment + 1, offset: 0, number: number)
  }
}
