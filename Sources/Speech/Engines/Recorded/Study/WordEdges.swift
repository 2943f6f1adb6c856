/// Finds where a word begins and ends in a recording made in a room, its weak first and last sounds
/// included: an f, an h, the breath of a p.
///
/// First what is surely loud, in 5 ms; then, from there outwards millisecond by millisecond, as long as one
/// band stands out of the quiet that the room itself has there. Pure.
struct WordEdges {
  /// The word, in milliseconds of the recording.
  let word: Range<Int>
  /// The steps in which only the room is heard.
  let room: [Int]

  /// A loud stretch shorter than this and ``far`` from all others is a click, in ms.
  private static let click = 25
  /// Pauses within a word: the closure of a stop; and the longest within a phrase is not asked.
  private static let far = 120
  /// The period of the mains at 50 Hz, in ms.
  private static let swell = 20
  /// How far the soft beginning and the soft end may reach, in ms.
  private static let reach = (before: 350, after: 400)
  /// A silence within the first sound, and one before a last sound that is let go: the t of "eat".
  private static let gap = (before: 12, after: 150)
  /// How far the room is left out on both sides of what is loud, in ms.
  private static let apart = (before: 250, after: 400)
  /// Nothing softer than this under the loudest is a word's, in dB.
  private static let depth = 50.0
  /// How far a sound stands out of the loudest of the room's quiet, in dB.
  private static let clearance = 2.5

  /// The word in `bands`; nil where nothing stands out of the quiet.
  init?(_ bands: SoundBands) {
    guard let loud = Self.loud(bands.all) else { return nil }
    let room = Self.room(bands, around: loud)
    let peak = bands.all.max() ?? -120
    let thresholds = bands.levels.map { Self.threshold($0, room, peak) }
    let isSound = (0..<bands.count).map { step in
      zip(bands.levels, thresholds).contains { $0[step] > $1 }
    }
    word = Self.begin(isSound, loud.lowerBound)..<Self.end(isSound, loud.upperBound)
    self.room = room
  }

  /// From the first to the last step that is surely the voice's.
  private static func loud(_ levels: [Double]) -> Range<Int>? {
    guard let peak = levels.max(), peak > -70 else { return nil }
    let quiet = max(-90, Self.quiet(levels))
    guard peak - quiet > 8 else { return nil }
    let threshold = min(max(quiet + 12, peak - 35), peak - 6)
    var bursts: [Range<Int>] = []
    for (step, level) in levels.enumerated() where level > threshold {
      if let last = bursts.last, step - last.upperBound < far {
        bursts[bursts.count - 1] = last.lowerBound..<step + 1
      } else {
        bursts.append(step..<step + 1)
      }
    }
    let words = bursts.filter { $0.count > click }
    let kept = words.isEmpty ? bursts : words
    guard let first = kept.first, let last = kept.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// What the quietest tenth reaches at its loudest, 20 ms at a time: a hum swells and fades within each.
  private static func quiet(_ levels: [Double]) -> Double {
    let tops = stride(from: 0, to: levels.count, by: swell).map { start in
      levels[start..<min(levels.count, start + swell)].max() ?? -120
    }
    return tops.sorted()[tops.count / 10]
  }

  /// The steps that are the room's alone: those away from the voice, else the quietest.
  private static func room(_ bands: SoundBands, around loud: Range<Int>) -> [Int] {
    let away = (0..<bands.count).filter {
      $0 < loud.lowerBound - apart.before || $0 >= loud.upperBound + apart.after
    }
    if away.count >= 80 { return away }
    let quietest = (0..<bands.count).sorted { bands.all[$0] < bands.all[$1] }
    return Array(quietest.prefix(max(20, bands.count / 8)))
  }

  private static func threshold(_ levels: [Double], _ room: [Int], _ peak: Double) -> Double {
    let sorted = room.map { levels[$0] }.sorted()
    let top = sorted.isEmpty ? -120 : sorted[min(sorted.count - 1, sorted.count * 97 / 100)]
    return max(top + clearance, peak - depth)
  }

  private static func begin(_ isSound: [Bool], _ loud: Int) -> Int {
    var (begin, step) = (loud, loud - 1)
    while step >= max(0, loud - reach.before), begin - step <= gap.before {
      // A single step that stands out is the room's chance.
      let isSure = isSound[max(0, step - 3)...step].count { $0 } >= 3 || step < 3
      if isSound[step], isSure || begin - step == 1 { begin = step }
      step -= 1
    }
    return begin
  }

  private static func end(_ isSound: [Bool], _ loud: Int) -> Int {
    var (end, step) = (loud, loud)
    while step < min(isSound.count, loud + reach.after), step - end <= gap.after {
      let isSure = isSound[step..<min(isSound.count, step + 6)].count { $0 } >= 5
      if isSound[step], isSure || step == end { end = step + 1 }
      step += 1
    }
    return end
  }
}
