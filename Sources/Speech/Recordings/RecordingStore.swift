import MeadowFiles
public import MeadowFoundations
import SoundFiles

/// The family's own recordings: a directory of FLAC files, each named by the checksum of its samples.
///
/// A file that is not what was written is never heard. What ``add(_:)`` returns is on the disk.
public final class RecordingStore: Sendable {
  private let directory: String
  /// Recordings are cleaned on one thread and stretched on another: a tap does not wait for a file
  /// of a minute.
  private let cleaning = WorkThread<Void>(name: "meadow-clean") {}
  private let stretching = WorkThread<Void>(name: "meadow-stretch") {}

  /// The recordings in `directory`, which is made with the first of them.
  public init(directory: String) { self.directory = directory }

  /// Cleans the sound in the bytes of a WAV, FLAC or Ogg file and keeps it.
  ///
  /// Some 20 ms for a second of sound; bounded by ``RecordingLimits``. The same sound again gives the
  /// same id.
  public func add(_ bytes: [UInt8]) async throws(RecordingProblem) -> AddedRecording {
    let directory = directory
    let result = await cleaning.run(.background) { _ -> Result<AddedRecording, RecordingProblem> in
      Result { () throws(RecordingProblem) in
        let cleaned = try RecordingCleaner(bytes)
        return try AddedRecording(
          id: Self.write(cleaned.samples, in: directory),
          seconds: Frames(cleaned.samples.count).seconds, notes: cleaned.notes)
      }
    }
    return try result.get()
  }

  /// The sound of a recording. Blocks for a small file.
  public func load(_ id: RecordingID) throws(RecordingProblem) -> Clip {
    try Self.load(id, in: directory)
  }

  /// Removes a recording for good; does nothing where it is not there. Blocks for the disk.
  public func remove(_ id: RecordingID) { DurableFile.remove(Self.path(id, in: directory)) }

  /// Removes every file for good but the recordings `named`, also what a crash left half written; without
  /// `named` the whole contents. Nobody may be adding one meanwhile. Blocks for the disk.
  public func removeAll(but named: Set<RecordingID>? = nil) {
    let kept = Set((named ?? []).map { Self.path($0, in: directory) })
    for name in Files.names(in: directory) {
      let path = "\(directory)/\(name)"
      if kept.contains(path) { continue }
      DurableFile.remove(path)
      if named == nil { Files.remove(path) }
    }
  }

  /// The sound of a recording, `factor` times as long with its pitch kept.
  package func clip(
    _ id: RecordingID, stretchedBy factor: Double, _ priority: SynthesisPriority
  ) async throws(RecordingProblem) -> Clip {
    let directory = directory
    let result = await stretching.run(priority) { _ -> Result<Clip, RecordingProblem> in
      Result { () throws(RecordingProblem) in
        let clip = try Self.load(id, in: directory)
        return TimeStretch.clip(Array(clip.samples), by: factor)
      }
    }
    return try result.get()
  }

  private static func path(_ id: RecordingID, in directory: String) -> String {
    "\(directory)/\(id.name).flac"
  }

  private static func load(
    _ id: RecordingID, in directory: String
  ) throws(RecordingProblem) -> Clip {
    guard let bytes = Files.read(path(id, in: directory), atMost: RecordingLimits.bytes),
      let sound = try? SoundFile.decode(bytes), sound.channels == 1, sound.sampleRate == .mix,
      Digest(of: sound.samples, size: .bits128).hex == id.name
    else { throw .unknown(id) }
    return Clip(sound.samples)
  }

  private static func write(
    _ samples: [Float], in directory: String
  ) throws(RecordingProblem) -> RecordingID {
    guard let id = RecordingID(Digest(of: samples, size: .bits128).hex) else { throw .silent }
    if (try? load(id, in: directory)) != nil { return id }
    guard let bytes = try? SoundFile.encode(samples, as: .flac) else {
      throw .cannotWrite(reason: "it cannot be written as FLAC")
    }
    do throws(FileProblem) {
      try Files.makeDirectory(directory, for: .family)
      try DurableFile.write(bytes, to: path(id, in: directory), as: .family)
    } catch {
      throw .cannotWrite(reason: error.reason)
    }
    return id
  }
}

/// A recording that is kept.
public struct AddedRecording: Equatable, Sendable, Codable {
  /// Its name.
  public var id: RecordingID
  /// How long it sounds, in seconds.
  public var seconds: Double
  /// What was done to it, in plain words, each a sentence without its point.
  public var notes: [String]
}
