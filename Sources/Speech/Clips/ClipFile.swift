import MeadowFiles
import MeadowFoundations
import SoundFiles

/// A clip as a WAV file that any audio tool opens, with its own proof in the comment.
enum ClipFile {
  /// Also the beginning of a file's name: those of an older Meadow said in clear what they hold.
  static let format = 2

  /// The file of `clip`.
  static func encode(_ clip: Clip, _ key: ClipKey) throws(SoundFileError) -> [UInt8] {
    try SoundFile.encode(clip, as: .wav, comment: proof(key, Digest(of: clip.samples)))
  }

  /// The clip in `bytes`, or nil where they are not exactly what was written for `key`.
  static func decode(_ bytes: [UInt8], _ key: ClipKey) -> Clip? {
    guard let sound = try? SoundFile.decode(bytes), sound.channels == 1,
      sound.sampleRate == .mix, let comment = sound.comment
    else { return nil }
    guard comment == proof(key, Digest(of: sound.samples)) else { return nil }
    return Clip(sound.samples)
  }

  /// What says that a file is whole and whose it is, but not what is said in it.
  private static func proof(_ key: ClipKey, _ samples: Digest) -> String {
    "meadow clip \(format); key \(key.name); samples \(samples.hex)"
  }
}

extension Digest {
  /// The digest of `samples` as 16 bit values, which is what files hold of them.
  init(of samples: some Collection<Float>, size: Size = .bits256) {
    let values = samples.map { PCM16.integer($0).littleEndian }
    self = values.withUnsafeBytes { Digest(of: $0, size: size) }
  }
}
