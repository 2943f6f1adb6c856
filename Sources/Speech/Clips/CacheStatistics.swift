/// How the clip cache fares; shown on /healthz and /metrics.
public struct CacheStatistics: Equatable, Sendable, Codable {
  /// Clips of the latest pre-rendering that are at hand.
  public var ready = 0
  /// Clips the latest pre-rendering was asked for.
  public var wanted = 0
  /// Requests answered from memory.
  public var memoryHits = 0
  /// Requests answered from disk.
  public var diskHits = 0
  /// Requests that were synthesised.
  public var synthesised = 0
  /// Files on disk that were not what was written: removed, and their clips made again.
  public var damaged = 0
  /// Requests spoken with a voice nearby, because the file of the one asked for could not be written;
  /// their clips are not kept.
  public var substitutes = 0
  /// Requests answered at once with a clip made in one pass; the exact one was made afterwards.
  public var provisional = 0
  /// Requests said by the quick voice, because the natural one was not at hand.
  public var standIns = 0
  /// Clips that were not written because too many waited for the disk.
  public var savesDropped = 0
  /// Clips and voices that could not be written.
  public var writeFailures = 0
  /// Why the last one could not be written, or nil.
  public var lastWriteFailure: String?
  /// The size of the clip files.
  public var bytesOnDisk = 0
  /// The size of the clips in memory.
  public var bytesInMemory = 0

  /// Nothing counted yet.
  public init() {}
}
