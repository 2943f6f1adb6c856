package import MeadowFoundations
import SoundFiles

/// The sound of a file as one channel at the file's own rate, read in blocks and in two passes: which
/// channel to take is known only after the first.
package struct RecordingDecoder {
  /// The samples; values that are no sound are zeros.
  package private(set) var samples: [Float] = []
  /// Their rate.
  package let rate: SampleRate
  /// What a person should know of the file.
  package private(set) var notes: [String] = []

  private static let block = 4096
  /// Values beyond this are no sound but damage: 24 dB over full scale.
  private static let largest: Float = 16

  /// What the first pass found.
  private struct Survey {
    var frames = 0
    var energies: [Double]
    var mixed = 0.0
    var damaged = 0
    var clipped = 0
  }

  /// Reads `bytes`, a file of at most ``RecordingLimits/longestFile`` seconds.
  package init(_ bytes: [UInt8]) throws(RecordingProblem) {
    let format = try RecordingFormat(bytes)
    let reader = try Self.open(bytes)
    rate = reader.sampleRate
    let survey = try Self.survey(reader)
    try note(survey, reader, bytes, format)
    let channel = Self.channel(survey)
    if let channel, survey.energies.count > 1 {
      notes.append("only channel \(channel + 1) was taken: the others cancel it")
    }
    try fill(Self.open(bytes), channel, survey.frames)
  }

  private static func open(_ bytes: [UInt8]) throws(RecordingProblem) -> SoundReader {
    do throws(SoundFileError) { return try SoundReader(bytes, name: "the recording") } catch {
      guard case .cannotOpen(_, let reason) = error else {
        throw .damaged(reason: "\(error)")
      }
      throw .damaged(reason: reason.trimmingPoint)
    }
  }

  private static func survey(_ reader: SoundReader) throws(RecordingProblem) -> Survey {
    let longest = Int(RecordingLimits.longestFile * Double(reader.sampleRate.hertz))
    // The header may lie; what can be read of it decides.
    let promised = reader.promisedFrames.flatMap {
      $0 > longest ? Double($0) / Double(reader.sampleRate.hertz) : nil
    }
    let channels = reader.channels
    var survey = Survey(energies: [Double](repeating: 0, count: channels))
    while true {
      let block = reader.read(atMost: Self.block)
      guard !block.isEmpty else { return survey }
      survey.frames += block.count / channels
      guard survey.frames <= longest else { throw .tooLong(seconds: promised) }
      for frame in stride(from: 0, to: block.count - channels + 1, by: channels) {
        var sum: Float = 0
        for channel in 0..<channels {
          let value = block[frame + channel]
          guard abs(value) <= largest else {
            survey.damaged += 1
            continue
          }
          if abs(value) >= 0.999 { survey.clipped += 1 }
          survey.energies[channel] += Double(value * value)
          sum += value
        }
        sum /= Float(channels)
        survey.mixed += Double(sum * sum)
      }
    }
  }

  /// The channel to take alone, where the mix would lose most of the sound; nil for the mix.
  private static func channel(_ survey: Survey) -> Int? {
    let energies = survey.energies
    guard let loudest = energies.indices.max(by: { energies[$0] < energies[$1] }) else {
      return nil
    }
    // A sound in one of n channels keeps 1/n² of its energy in the mix: far more than what is left
    // of one that is there a second time upside down.
    let expected = energies[loudest] / Double(energies.count * energies.count)
    return survey.mixed < expected / 4 ? loudest : nil
  }

  private mutating func note(
    _ survey: Survey, _ reader: SoundReader, _ bytes: [UInt8], _ format: RecordingFormat
  ) throws(RecordingProblem) {
    guard survey.frames > 0 else { throw .damaged(reason: "no sound can be read from it") }
    let values = survey.frames * reader.channels
    guard survey.damaged * 100 <= values else {
      throw .damaged(reason: "it holds values that are no sound")
    }
    if survey.damaged > 0 { notes.append("\(survey.damaged) damaged values were made silent") }
    let promised = reader.promisedFrames ?? survey.frames
    let isCut = format == .wav && (RecordingFormat.promisedBytes(bytes) ?? 0) > bytes.count
    if survey.frames < promised || isCut {
      let seconds = RecordingProblem.tenths(Double(survey.frames) / Double(rate.hertz))
      notes.append("the file ends too early; the first \(seconds) s of it could be read")
    }
    if survey.clipped * 500 > values {
      notes.append("it is distorted by being too loud; record it from farther away")
    }
    if rate.hertz < 16_000 {
      notes.append("its sample rate is only \(rate.hertz) Hz, so it sounds dull")
    }
  }

  private mutating func fill(_ reader: SoundReader, _ channel: Int?, _ frames: Int) {
    samples.reserveCapacity(frames)
    let channels = reader.channels
    while samples.count < frames {
      let block = reader.read(atMost: Self.block)
      guard !block.isEmpty else { return }
      for frame in stride(from: 0, to: block.count - channels + 1, by: channels) {
        if let channel {
          samples.append(Self.sound(block[frame + channel]))
        } else {
          var sum: Float = 0
          for index in frame..<frame + channels { sum += Self.sound(block[index]) }
          samples.append(sum / Float(channels))
        }
      }
    }
  }

  private static func sound(_ value: Float) -> Float { abs(value) <= largest ? value : 0 }
}

extension String {
  /// Without a point at the end, so that a sentence can go on.
  fileprivate var trimmingPoint: String { hasSuffix(".") ? String(dropLast()) : self }
}
