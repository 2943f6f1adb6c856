/// A finished piece of sound at the mix rate: mono, immutable, already trimmed and levelled.
///
/// Its samples never move or change, so a renderer may read them from any thread without a lock.
public final class Clip: Sendable {
  private nonisolated(unsafe) let memory: UnsafeBufferPointer<Float>  // written once, in init

  /// How long the clip sounds.
  public var length: Frames { Frames(memory.count) }

  /// The samples, −1…1, one per frame.
  public var samples: Samples { Samples(clip: self) }

  /// A clip that owns a copy of `samples`.
  public init(_ samples: some Collection<Float>) {
    let copy = UnsafeMutableBufferPointer<Float>.allocate(capacity: samples.count)
    _ = copy.initialize(from: samples)
    memory = UnsafeBufferPointer(copy)
  }

  deinit { memory.deallocate() }

  /// The same sound at `level` beside this one, its samples again those of 16-bit integers.
  public func at(_ level: Decibels) -> Clip {
    let gain = level.linear
    return Clip(withSamples { $0.map { ($0 * gain * 32_768).rounded() / 32_768 } })
  }

  /// Reads the samples where they lie; the pointer is good only within `body`.
  public func withSamples<Result>(
    _ body: (UnsafeBufferPointer<Float>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(self) { try body(memory) }
  }

  /// The samples where they lie, for a renderer that holds the clip for as long as it reads them.
  public var unsafeSamples: UnsafeBufferPointer<Float> { memory }

  /// The samples of a clip as a collection that keeps the clip alive.
  public struct Samples: RandomAccessCollection, Sendable {
    let clip: Clip

    public var startIndex: Int { 0 }
    public var endIndex: Int { clip.memory.count }
    public subscript(index: Int) -> Float {
      precondition(index >= 0 && index < clip.memory.count, "a clip has no sample \(index)")
      return clip.memory[index]
    }

    public func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Float>) throws -> Result
    ) rethrows -> Result? {
      try clip.withSamples(body)
    }
  }
}

/// Where the sound of an utterance came from.
public enum ClipOrigin: String, Sendable, Codable, CaseIterable {
  /// Rendered before and kept.
  case cache
  /// Made for this tap.
  case synthesised
  /// A person's own recording.
  case recorded
}
