import GRDB
public import MeadowFiles

/// The family's own words, their photos and the sound of a day, in one SQLite file.
///
/// A change is on the disk when its call returns (write-ahead log, `synchronous = FULL`), whole or
/// not at all. Calls block for the disk: any thread, but never the one that serves taps.
public final class FamilyStore: Sendable {
  /// The file.
  public var path: String { file.path }
  /// Why nothing can be kept, or nil while all is well; what was kept may still be readable.
  public var problem: StoreError? { file.problem }
  /// Where a file that could not be read was put, or nil where there was none.
  public var putAside: String? { file.putAside }

  /// Where the actors that keep something here do their work.
  public let executor = DiskExecutor(label: "meadow.family")

  let file: StoreFile

  /// A store on `file`; where that could not be opened it is empty and every change throws why.
  init(_ file: StoreFile) { self.file = file }

  /// Leaves nothing in the file of what was removed or changed.
  public func compact() throws(StoreError) { try file.compact() }

  /// The same after an erasure, and nothing after other changes. Where the disk refuses it, the next call
  /// tries again, also one after another start; ``isUnsettled`` says so until then.
  public func settle() { try? file.settle() }

  /// Whether what was erased may still lie in what is free in the file.
  public var isUnsettled: Bool { file.isUnsettled }

  /// Removes the damaged files that were put aside for this one: what they hold was the family's.
  public func removePutAside() { StoreFile.removePutAside(path) }

  /// Closes the file; afterwards reads find nothing and changes throw.
  public func close() { file.close() }

  /// Whether a change waits until the disk has it, which is the store's promise.
  package var isDurable: Bool { file.isDurable }
}
