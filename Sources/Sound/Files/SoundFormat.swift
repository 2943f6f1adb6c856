import CSndFile

/// The kinds of sound file Meadow writes; it reads whatever libsndfile reads.
public enum SoundFormat: String, CaseIterable, Sendable, Codable {
  /// Uncompressed 16 bit: what every audio tool opens.
  case wav
  /// The same samples, about half the size.
  case flac
  /// Ogg Vorbis: small, not exact.
  case ogg

  /// The media type of an HTTP answer.
  public var mediaType: String {
    switch self {
    case .wav: "audio/wav"
    case .flac: "audio/flac"
    case .ogg: "audio/ogg"
    }
  }

  /// Whether every 16 bit sample comes back as it went in.
  public var isExact: Bool { self != .ogg }

  /// libsndfile's number for the format.
  var code: CInt {
    switch self {
    case .wav: CInt(SF_FORMAT_WAV) | CInt(SF_FORMAT_PCM_16)
    case .flac: CInt(SF_FORMAT_FLAC) | CInt(SF_FORMAT_PCM_16)
    case .ogg: CInt(SF_FORMAT_OGG) | CInt(SF_FORMAT_VORBIS)
    }
  }
}
