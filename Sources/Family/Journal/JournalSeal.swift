package import MeadowFiles

/// Seals what a journal keeps, each thing for its own place: what is moved, or comes from another
/// child, activity or key, does not open.
package struct JournalSeal: Sendable {
  /// What is sealed; records, headers and snapshots are never taken for each other.
  private enum Kind: UInt8 {
    case record = 1
    case header = 2
    case snapshot = 3
  }

  private let key: SealingKey
  private let name: [UInt8]

  /// The seal of the journal called `name`.
  package init(_ name: JournalName, by key: SealingKey) {
    self.key = key
    var bytes = Array("meadow.journal".utf8)
    bytes.add(name.child)
    bytes.add(UInt8(name.activity.utf8.count))
    bytes += name.activity.utf8
    self.name = bytes
  }

  /// The record `bytes`, for its segment and number.
  package func close(_ bytes: [UInt8], segment: UInt32, number: UInt64) -> [UInt8] {
    Sealed.close(bytes, by: key, for: context(.record, UInt64(segment), number))
  }

  /// The record that `sealed` hides, or nil where it is not the one of this segment and number.
  package func open(
    _ sealed: UnsafeRawBufferPointer, segment: UInt32, number: UInt64
  ) -> [UInt8]? {
    Sealed.open(sealed, by: key, for: context(.record, UInt64(segment), number))
  }

  /// What proves that the first record of `segment` is `first`; hides nothing.
  func proof(segment: UInt32, first: UInt64) -> [UInt8] {
    Sealed.close([], by: key, for: context(.header, UInt64(segment), first))
  }

  /// Whether `proof` proves that.
  func accepts(_ proof: UnsafeRawBufferPointer, segment: UInt32, first: UInt64) -> Bool {
    Sealed.open(proof, by: key, for: context(.header, UInt64(segment), first)) != nil
  }

  /// The snapshot `bytes`.
  func closeSnapshot(_ bytes: [UInt8], generation: UInt64) -> [UInt8] {
    Sealed.close(bytes, by: key, for: context(.snapshot, generation, 0))
  }

  /// The snapshot that `sealed` hides, or nil.
  func openSnapshot(_ sealed: UnsafeRawBufferPointer, generation: UInt64) -> [UInt8]? {
    Sealed.open(sealed, by: key, for: context(.snapshot, generation, 0))
  }

  private func context(_ kind: Kind, _ one: UInt64, _ two: UInt64) -> [UInt8] {
    var bytes = name
    bytes.reserveCapacity(name.count + 17)
    bytes.append(kind.rawValue)
    bytes.add(one)
    bytes.add(two)
    return bytes
  }
}
