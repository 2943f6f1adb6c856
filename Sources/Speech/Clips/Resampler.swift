import CSoxr
package import MeadowFoundations
import SoundFiles

/// Brings a stream of 16 bit samples to another rate as floats, by libsoxr.
///
/// HQ: 20 bits of precision for 16 bit sound; 0.06 ms to make and 0.3 ms a second (VHQ takes twice
/// as much), and the same output whatever the pieces it is fed. One thread at a time.
package struct Resampler: ~Copyable {
  private let soxr: OpaquePointer
  private let factor: Double
  /// What the library writes to, used again: room for each piece anew costs more than resampling it.
  private var room = UnsafeMutableBufferPointer<Float>(start: nil, count: 0)

  /// A resampler from `rate` to `target`; nil where the library has no memory for it.
  package init?(from rate: SampleRate, to target: SampleRate = .mix) {
    var failure: soxr_error_t?
    // To floats: what follows changes the level before there are 16 bits again.
    var io = soxr_io_spec(SOXR_INT16_I, SOXR_FLOAT32_I)
    var quality = soxr_quality_spec(UInt(SOXR_HQ), 0)
    var runtime = soxr_runtime_spec(1)
    let output = Double(target.hertz)
    let made = soxr_create(Double(rate.hertz), output, 1, &failure, &io, &quality, &runtime)
    guard let made, failure == nil else { return nil }
    self.soxr = made
    self.factor = output / Double(rate.hertz)
  }

  deinit {
    soxr_delete(soxr)
    room.deallocate()  // nobody else has it: the type is not copyable and it leaves no method
  }

  /// Appends to `output` what `input` makes ready.
  package mutating func push(_ input: [Int16], into output: inout [Float]) {
    input.withUnsafeBufferPointer { process($0.baseAddress, $0.count, into: &output) }
  }

  /// Appends what is still inside; nothing may be pushed after it.
  package mutating func finish(into output: inout [Float]) { process(nil, 0, into: &output) }

  /// All of `samples` at `target`; nil where the library has no memory for it.
  package static func resample(
    _ samples: [Int16], from rate: SampleRate, to target: SampleRate
  ) -> [Int16]? {
    guard var resampler = Resampler(from: rate, to: target) else { return nil }
    var output: [Float] = []
    resampler.push(samples, into: &output)
    resampler.finish(into: &output)
    return output.map(PCM16.integer)
  }

  private mutating func process(
    _ input: UnsafePointer<Int16>?, _ count: Int, into output: inout [Float]
  ) {
    // What the library may still hold is bounded by its largest block.
    let most = Int(Double(count) * factor) + 16_384
    if room.count < most {
      room.deallocate()
      room = .allocate(capacity: most)
    }
    var (fed, made) = (0, 0)
    soxr_process(soxr, input, count, &fed, room.baseAddress, room.count, &made)
    output.append(contentsOf: room.prefix(made))
  }
}
