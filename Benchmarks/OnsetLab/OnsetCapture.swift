import MeadowFoundations
import MeadowSound

/// A piece of a recording around one tap, with its clock.
struct OnsetCapture {
  /// The samples.
  let samples: [Float]
  /// The tap, as an index in them.
  let tap: Int
  /// The recording's frame of the first sample.
  let first: Int
  /// When frames are played, by the server's own marks where it gives any.
  let clock: ClockFit
  /// How much later than the arrivals' envelope that is, in ms; nil without marks.
  let offset: Double?

  /// How long before a tap it must be quiet, in frames: 15 ms.
  static let quiet = 720

  /// The sound from 15 ms before `tap` to `span` milliseconds after; nil when it is not kept.
  init?(_ monitor: any SinkMonitor, tap time: MonotonicTime, span: Double) {
    let from = MonotonicTime(nanoseconds: time.nanoseconds - 1_500_000_000)
    let to = MonotonicTime(nanoseconds: time.nanoseconds + 1_000_000_000)
    guard let arrivals = ClockFit(blocks: monitor.blocks(in: from...to)) else { return nil }
    let marks = ClockFit(marks: monitor.marks(in: from...to))
    clock = marks ?? arrivals
    let frame = clock.frame(at: time)
    let start = max(0, frame - Self.quiet)
    let end = frame + Frames.milliseconds(span).count
    guard let samples = monitor.read(start..<end) else { return nil }
    self.samples = samples
    tap = frame - start
    first = start
    offset = marks.map { $0.time(of: frame).milliseconds(since: arrivals.time(of: frame)) }
  }

  /// Whether nothing sounds in the 15 ms before the tap.
  var beginsQuiet: Bool {
    OnsetDetector.lastAudible(in: samples, range: 0..<tap) == nil
  }

  /// When the first audible sample after the tap is played, or nil.
  var onset: MonotonicTime? {
    OnsetDetector.firstAudible(in: samples, from: tap).map { clock.time(of: first + $0) }
  }

  /// Whether `clip` is there but not its first 10 ms as they should be.
  func lacksBeginning(of clip: [Float]) -> Bool {
    let places = max(0, tap - Self.quiet)..<(tap + 4800)
    guard let match = WaveformMatch.find(clip, in: samples, range: places, skipping: 1440) else {
      return false
    }
    let beginning = 0..<min(480, clip.count, samples.count - match.start)
    return beginning.contains { index in
      let place = match.start + index
      let played = place < 0 ? 0 : samples[place]
      return abs(played - clip[index] * match.gain) > Decibels.audible.linear
    }
  }

  /// The index of the sample that is played at `time`.
  func index(at time: MonotonicTime) -> Int { clock.frame(at: time) - first }

  /// When the sample at `index` is played.
  func time(of index: Int) -> MonotonicTime { clock.time(of: first + index) }
}
