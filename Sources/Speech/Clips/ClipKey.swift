import MeadowFiles
package import MeadowFoundations

/// The identity of a finished sound: everything that shapes it, and nothing else.
package struct ClipKey: Equatable, Sendable {
  /// A checksum of the parts, in the name of the clip's file.
  package let name: String

  /// The key of what an engine of `identity` makes of `request` with `voice`; `notation` says what it is
  /// given for a reading in phonemes (``VoiceEngine/notation(of:)``).
  package init(
    _ request: SpeechRequest, voice: VoiceDefinition, identity: String,
    notation: (String) -> String
  ) {
    let prosody = request.prosody
    // Lengths before free text: no part can be read as the end of one and the start of another.
    let readings = request.readings.map { reading in
      let sound = reading.sound.description(notation)
      return "\(reading.range.lowerBound)-\(reading.range.upperBound) \(sound.utf8.count) \(sound)"
    }
    let parts = [
      "text \(request.text.string.utf8.count) \(request.text.string)",
      "readings \(readings.count) \(readings.joined(separator: " "))",
      "rate \(prosody.rate) pitch \(prosody.pitch) range \(prosody.range) "
        + "pause \(prosody.pauseMilliseconds)",
      "voice \(voice.id) \(voice.hash)", identity,
    ]
    self.name = Digest(of: parts.joined(separator: "\n"), size: .bits128).hex
  }
}

extension Prosody {
  /// This prosody in steps nobody hears, so that equal sounds have equal keys and the variants of a
  /// voice are a bounded number: 1 % of rate and pitch, 5 % of range, 10 ms of pause.
  var inSteps: Prosody {
    Prosody(
      rate: Self.round(rate, 100), pitch: Self.round(pitch, 100), range: Self.round(range, 20),
      pauseMilliseconds: Self.round(pauseMilliseconds, 0.1))
  }

  private static func round(_ value: Double, _ steps: Double) -> Double {
    (value * steps).rounded() / steps
  }
}
