import MeadowFoundations

/// What a chime is made of: notes struck one after the other on bars that ring like a soft marimba.
struct ChimeRecipe: Equatable, Sendable {
  /// A note and when it is struck.
  struct Note: Equatable, Sendable {
    /// The fundamental, in hertz.
    var hertz: Double
    /// When it is struck, after the chime's first frame.
    var start: Frames
    /// How loud it is beside the other notes, 0–1.
    var weight: Double
  }

  /// One way a bar swings.
  struct Partial: Equatable, Sendable {
    /// Its frequency as a multiple of the fundamental.
    var ratio: Double
    /// How loud it is beside the fundamental.
    var weight: Double
    /// How long it takes to fall by 60 dB, in seconds.
    var fall: Double
  }

  /// The notes, in order.
  var notes: [Note]
  /// How long the chime is, its fade to nothing included; under a second (document 000 §06).
  var length: Frames
  /// The level of its loudest sample.
  var peak: Decibels

  /// A marimba bar is tuned to 1 : 4; its octave, the share of the tube below it, makes it rounder.
  /// High partials fall first, so that what rings on is nearly a pure tone. Ratio 6 gives the stroke
  /// its edge; of the highest note it is 4.7 kHz, below where small speakers sound harsh.
  static let bar = [
    Partial(ratio: 1, weight: 1, fall: 1.1),
    Partial(ratio: 2, weight: 0.16, fall: 0.7),
    Partial(ratio: 4, weight: 0.14, fall: 0.32),
    Partial(ratio: 6, weight: 0.03, fall: 0.16),
  ]

  /// How long a stroke takes to reach its level; 12 ms of raised cosine is soft, yet still a stroke.
  static let attack = Frames.milliseconds(12)

  /// How long the last of a chime takes to fade to nothing.
  static let fade = Frames.milliseconds(180)

  /// The recipe of `intensity`: C, E and G of C major pentatonic, so that no two can clash.
  ///
  /// The peaks keep every chime 6 LU or more below speech (child-speech.md §5.4).
  static func recipe(for intensity: ChimeIntensity) -> ChimeRecipe {
    switch intensity {
    case .subtle:
      ChimeRecipe(notes: [note(.g, at: 0)], length: .milliseconds(620), peak: Decibels(-22))
    case .medium:
      ChimeRecipe(
        notes: [note(.e, at: 0, weight: 0.85), note(.g, at: 130)],
        length: .milliseconds(780), peak: Decibels(-19.5))
    case .full:
      ChimeRecipe(
        notes: [
          note(.c, at: 0, weight: 0.8), note(.e, at: 120, weight: 0.9), note(.g, at: 240),
        ],
        length: .milliseconds(940), peak: Decibels(-17))
    }
  }

  /// Notes of the octave above middle C's, equal temperament from A = 440 Hz.
  private enum Pitch: Double {
    case c = 523.2511
    case e = 659.2551
    case g = 783.9909
  }

  private static func note(_ pitch: Pitch, at start: Double, weight: Double = 1) -> Note {
    Note(hertz: pitch.rawValue, start: .milliseconds(start), weight: weight)
  }
}
