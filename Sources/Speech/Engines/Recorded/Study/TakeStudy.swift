import MeadowFoundations
import MeadowLoudness
public import MeadowSpeech
import SoundAnalysis

/// What is found in a recording of one word, and what is made of it: the word alone, level with all others.
///
/// Pure: the same bytes, the same study. Some 60 ms for two seconds of sound.
public struct TakeStudy: Sendable {
  /// The finished samples at the mix rate, exact 16 bit values; none where nothing can be kept.
  public private(set) var samples: [Float] = []
  /// Where the word begins and ends in what was recorded, in milliseconds; nil where none was found.
  public private(set) var begin: Int?
  public private(set) var end: Int?
  /// What may be wrong, the worst first.
  public private(set) var problems: [TakeProblem] = []
  /// The loudest 400 ms of the finished samples, in LUFS.
  public private(set) var loudness = Loudness.silence.lufs
  /// Their true peak, in dBTP.
  public private(set) var peak = -120.0
  /// Their median F0, in hertz; nil where nothing is voiced.
  public private(set) var hertz: Double?

  /// Kept before the first sound, in ms: no more, or the word would come later than a voice's.
  static let lead = 2
  /// The same where the room's noise may cover the word's first moments, in ms.
  static let noisyLead = 10
  /// How far the voice stands above a room that covers nothing, in dB.
  private static let clear = 40.0
  /// Kept behind the last sound, in ms.
  static let tail = 30
  /// The fades at both ends, in frames: 2 ms.
  private static let fade = 96
  /// What nearer than this to an end of the recording begins or ends is cut off there, in ms.
  private static let edge = 8
  /// Softer than this, as it was recorded, and 40 dB of gain bring the room up, in LUFS.
  private static let quiet = -46.0

  /// Studies the bytes of a WAV, FLAC or Ogg file; `before` are the samples of the take before it, where
  /// there is one. Throws where the bytes are no sound.
  public init(_ bytes: [UInt8], before: [Float]? = nil) throws(RecordingProblem) {
    let decoded = try RecordingDecoder(bytes)
    guard Double(decoded.samples.count) / Double(decoded.rate.hertz) <= TakeBounds.longestFile
    else {
      problems = [.long]
      return
    }
    let (all, scale): ([Float], Float)
    do throws(RecordingProblem) { (all, scale) = try RecordingCleaner.ready(decoded) } catch {
      guard case .silent = error else { throw error }
      problems = [.silent]
      return
    }
    let bands = SoundBands(all)
    guard let edges = WordEdges(bands) else {
      problems = [.silent]
      return
    }
    (begin, end) = (edges.word.lowerBound, edges.word.upperBound)
    let room = RoomStudy(all, bands, edges)
    guard room.distance > 6 else {
      problems = [.silent]
      return
    }
    if let fatal = Self.length(edges.word.count) {
      problems = [fatal]
      return
    }
    finish(all, edges.word, scale, in: room)
    problems = Self.problems(decoded, edges, bands.count, room) + problems
    if let before, TakeLikeness(samples).distance(to: TakeLikeness(before)) > TakeLikeness.different
    {
      problems.append(.differs)
    }
  }

  /// A sound that is finished already, as it stands in a pack; nil where it is not, and is to be studied.
  init?(finished samples: [Float]) {
    let loudness = LoudnessMeter.momentaryMaximum(samples, rate: .mix).lufs
    let peak = Decibels(linear: LoudnessMeter.truePeak(samples, rate: .mix)).value
    let milliseconds = Frames(samples.count).milliseconds
    guard peak <= SpeechLevel.ceiling.value + 0.3, abs(loudness - SpeechLevel.target.lufs) < 1,
      Self.length(Int(milliseconds)) == nil
    else { return nil }
    (self.samples, self.loudness, self.peak) = (samples, loudness, peak)
    (begin, end) = (0, Int(milliseconds))
    hertz = PitchTracker(range: 60...600).track(samples, rate: .mix).medianHertz
  }

  private mutating func finish(
    _ all: [Float], _ word: Range<Int>, _ scale: Float, in room: RoomStudy
  ) {
    let lead = room.distance < Self.clear ? Self.noisyLead : Self.lead
    let from = max(0, (word.lowerBound - lead) * SoundBands.hop)
    let to = min(all.count, (word.upperBound + Self.tail) * SoundBands.hop)
    let faded = SoftEdges.faded(Array(all[from..<to]), over: Self.fade)
    let (levelled, gain) = Self.levelled(faded)
    samples = levelled.map { ($0 * 32_768).rounded() / 32_768 }
    loudness = LoudnessMeter.momentaryMaximum(samples, rate: .mix).lufs
    peak = Decibels(linear: LoudnessMeter.truePeak(samples, rate: .mix)).value
    hertz = PitchTracker(range: 60...600).track(samples, rate: .mix).medianHertz
    let recorded = loudness - gain - Decibels(linear: Double(scale)).value
    if recorded < Self.quiet { problems.append(.quiet) }
  }

  /// `samples` as loud as all that speaks, and the gain. A word with a hard consonant and little else is
  /// limited more than once: one that is softer than the others is worse than a peak that is pressed.
  private static func levelled(_ samples: [Float]) -> (samples: [Float], gain: Double) {
    var (made, gain) = (samples, 0.0)
    for _ in 0..<5 {
      let result = Leveller.level(
        made, rate: .mix, target: SpeechLevel.target, ceiling: SpeechLevel.ceiling)
      made = result.samples
      gain += result.gain.value
      let loudest = LoudnessMeter.momentaryMaximum(made, rate: .mix)
      if loudest.lufs >= SpeechLevel.target.lufs - 0.3 || gain >= Leveller.mostGain { break }
    }
    return (made, gain)
  }

  /// What is wrong with a word of so many milliseconds.
  private static func length(_ milliseconds: Int) -> TakeProblem? {
    if Double(milliseconds) < RecordingLimits.shortest * 1000 { return .short }
    return Double(milliseconds) > RecordingLimits.longest * 1000 ? .long : nil
  }

  private static func problems(
    _ decoded: RecordingDecoder, _ edges: WordEdges, _ count: Int, _ room: RoomStudy
  ) -> [TakeProblem] {
    var problems: [TakeProblem] = []
    if edges.word.lowerBound < edge || edges.word.upperBound > count - edge {
      problems.append(.cut)
    }
    if ClippedPeaks.are(in: decoded.samples) { problems.append(.clipped) }
    if room.hasHum { problems.append(.hum) }
    if room.distance < RoomStudy.noisy { problems.append(.noisy) }
    return problems
  }
}
