public import MeadowFoundations
import SoundFiles

/// The forms in which Meadow hands out a sound that it does not play.
public enum SpeechFormat: String, CaseIterable, Sendable {
  /// Uncompressed 16 bit, 48 kHz.
  case wav
  /// The same samples, smaller.
  case flac
  /// Ogg Vorbis.
  case ogg
  /// Bare little-endian 16 bit samples at 24 kHz, as clients of the common speech API expect them.
  case pcm

  /// The format called `name`; nil means WAV.
  public init(named name: String?) throws(InputProblem) {
    guard let format = SpeechFormat(rawValue: name ?? "wav") else {
      throw InputProblem(
        field: "format", reason: "\"\((name ?? "").prefix(20))\" is not written here",
        advice: "choose one of " + Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = format
  }

  /// The media type of an HTTP answer.
  public var mediaType: String { file?.mediaType ?? "audio/pcm" }

  /// The whole file of `clip`.
  public func encode(_ clip: Clip) throws -> [UInt8] {
    try file.map { try SoundFile.encode(clip, as: $0) } ?? Self.samples(clip)
  }

  /// The kind of file it is; nil for bare samples.
  private var file: SoundFormat? { SoundFormat(rawValue: rawValue) }

  private static func samples(_ clip: Clip) throws(SynthesisError) -> [UInt8] {
    let values = clip.samples.map(PCM16.integer)
    let rate = SampleRate(hertz: 24_000)
    guard let halved = Resampler.resample(values, from: .mix, to: rate) else {
      throw .engineFailed(reason: "no memory for the resampler")
    }
    return halved.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
