import MeadowFiles
import MeadowFoundations
import SoundFiles

/// A clip as a WAV file that any audio tool opens, with its own proof in the comment.
enum ClipFile {
  private static let mark = "meadow clip 1"

  /// libsndfile reads comments below 2048 bytes; longer descriptions are cut.
  private static let longestDescription = 700

  /// The file of `clip`.
  static func encode(_ clip: Clip, _ key: ClipKey) throws(SoundFileError) -> [UInt8] {
    let proof = "\(mark); key \(key.name); samples \(Digest(of: clip.samples).hex)"
    var about = key.description
    while about.utf8.count > longestDescription { about.removeLast() }
    return try SoundFile.encode(clip, as: .wav, comment: "\(proof); \(about)")
  }

  /// The clip in `bytes`, or nil where they are not exactly what was written for `key`.
  static func decode(_ bytes: [UInt8], _ key: ClipKey) -> Clip? {
    guard let sound = try? SoundFile.decode(bytes), sound.channels == 1,
      sound.sampleRate == .mix, let comment = sound.comment
    else { return nil }
    let sum = Digest(of: sound.samples).hex
    guard comment.hasPrefix("\(mark); key \(key.name); samples \(sum)") else { return nil }
    return Clip(sound.samples)
  }
}

extension Digest {
  /// The digest of `samples` as 16 bit values, which is what files hold of them.
  init(of samples: some Collection<Float>, size: Size = .bits256) {
    let values = samples.map { PCM16.integer($0).littleEndian }
    self = values.withUnsafeBytes { Digest(of: $0, size: size) }
  }
}
