package import MeadowFiles
public import MeadowFoundations
import SoundFiles
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The takes of all recorded voices: a folder of FLAC files for each voice, beside the voice's file.
///
/// Which takes there are is known in memory, under a lock that nothing slow ever holds; what writes or
/// reads sound blocks for a file. A take is on the disk before it is known; one whose index was lost in a
/// crash is found again by its own file.
public final class TakeStore: Sendable {
  /// The directory of the family's voices.
  let directory: String
  private let known = Mutex<[VoiceID: [TakeKey: Take]]>([:])

  /// The takes below `directory`, the family's voices/.
  public init(directory: String) { self.directory = directory }

  /// The folder of a voice's takes.
  func folder(of voice: VoiceID) -> String { "\(directory)/\(voice.name)" }

  /// Reads which takes `voice` has. Blocks for the disk.
  func open(_ voice: VoiceID) {
    let takes = TakeIndex.read(folder(of: voice))
    known.withLock { $0[voice] = takes }
  }

  /// The take of `key` that `voice` has, or nil. Any thread; a short lock.
  public func take(of key: TakeKey, in voice: VoiceID) -> Take? {
    known.withLock { $0[voice]?[key] }
  }

  /// All takes of `voice`, in no order.
  public func takes(of voice: VoiceID) -> [TakeKey: Take] { known.withLock { $0[voice] ?? [:] } }

  /// The samples of `take` at the mix rate, or nil where its file is not what was written.
  public func samples(of take: Take, in voice: VoiceID) -> [Float]? {
    guard let bytes = bytes(of: take, in: voice), let sound = try? SoundFile.decode(bytes),
      sound.channels == 1, sound.sampleRate == .mix, Take.checksum(sound.samples) == take.sound
    else { return nil }
    return sound.samples
  }

  /// The file of `take`.
  func bytes(of take: Take, in voice: VoiceID) -> [UInt8]? {
    Files.read("\(folder(of: voice))/\(take.file)", atMost: TakeBounds.bytes)
  }

  /// Keeps `samples` as `take` of `voice`, in the place of an older one; returns that one. It is on the
  /// disk when this returns, and where that fails the older one is as it was.
  @discardableResult
  package func keep(
    _ take: Take, _ samples: [Float], in voice: VoiceID
  ) throws(FileProblem) -> Take? {
    guard let key = take.key else { return nil }
    let folder = folder(of: voice)
    try Files.makeDirectory(folder, for: .family)
    guard let bytes = try? SoundFile.encode(samples, as: .flac, comment: take.comment) else {
      throw FileProblem(5, at: folder)  // EIO: libsndfile cannot write to memory
    }
    try DurableFile.write(bytes, to: "\(folder)/\(take.file)", as: .family)
    let (old, all) = known.withLock { voices in
      let old = voices[voice, default: [:]].updateValue(take, forKey: key)
      return (old, voices[voice] ?? [:])
    }
    // Whether or not this can be written, the take is found by its own file.
    try? TakeIndex.write(all, to: folder)
    if let old, old.file != take.file { DurableFile.remove("\(folder)/\(old.file)") }
    return old
  }

  /// Removes the take of `key`; returns it, or nil where there is none.
  @discardableResult
  public func remove(_ key: TakeKey, in voice: VoiceID) -> Take? {
    let (old, all) = known.withLock { voices in
      let old = voices[voice]?.removeValue(forKey: key)
      return (old, voices[voice] ?? [:])
    }
    guard let old else { return nil }
    let folder = folder(of: voice)
    // First the sound: an index without it is put right, a sound without it would come back.
    DurableFile.remove("\(folder)/\(old.file)")
    try? TakeIndex.write(all, to: folder)
    return old
  }

  /// Knows `take` no more, whose file is damaged; the file stays for whoever can read it.
  func forgetDamaged(_ take: Take, of voice: VoiceID) {
    guard let key = take.key else { return }
    known.withLock { if $0[voice]?[key] == take { $0[voice]?[key] = nil } }
  }

  /// Writes the file of a voice. On the disk when it returns.
  package func write(_ voice: RecordedVoiceFile) throws(FileProblem) {
    try Files.makeDirectory(directory, for: .family)
    try DurableFile.write(voice.bytes, to: file(of: voice.id), as: .family)
    known.withLock { if $0[voice.id] == nil { $0[voice.id] = [:] } }
  }

  /// Whether a voice's file or folder is there, whosever engine's.
  func isTaken(_ voice: VoiceID) -> Bool {
    Files.exists(file(of: voice)) || Files.exists(folder(of: voice))
  }

  /// Removes a voice with all its takes for good.
  public func erase(_ voice: VoiceID) {
    known.withLock { $0[voice] = nil }
    // First out of the way, so that a crash in between leaves nothing that is not tidied away.
    Files.remove(staging(of: voice))
    _ = rename(folder(of: voice), staging(of: voice))
    DurableFile.remove(file(of: voice))
    Files.remove(staging(of: voice))
  }

  /// Where an import is put together before it is a voice.
  func staging(of voice: VoiceID) -> String { "\(directory)/.\(voice.name).part" }

  private func file(of voice: VoiceID) -> String { "\(directory)/\(voice.name).json" }
}

/// The bounds of a take.
public enum TakeBounds {
  /// The most sound that is sent for one, in seconds.
  public static let longestFile = 15.0
  /// The most bytes of one as it is kept or sent: 15 s of 24 bit stereo at 96 kHz are 8.6 MB.
  public static let bytes = 12 << 20
  /// The most sound of a voice that comes in at once, in seconds: a thousand words have a quarter of it.
  public static let longestVoice = 1800.0
  /// The most takes of a voice.
  public static let most = 3000
}
