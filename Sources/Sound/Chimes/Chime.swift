public import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Makes the chimes of celebrations: short, soft and always the same (document 000 §06).
///
/// Pure; takes about a millisecond, so make each chime once and keep it.
public enum Chime {
  /// The chime of `intensity` at the mix rate: under a second, first and last sample zero, no
  /// sample over −12 dBFS.
  public static func clip(_ intensity: ChimeIntensity) -> Clip {
    Clip(samples(of: .recipe(for: intensity)))
  }

  static func samples(of recipe: ChimeRecipe) -> [Float] {
    var mix = [Double](repeating: 0, count: recipe.length.count)
    for note in recipe.notes {
      for partial in ChimeRecipe.bar { ring(partial, of: note, into: &mix) }
    }
    fadeOut(&mix, over: ChimeRecipe.fade.count)
    let loudest = mix.reduce(0) { max($0, abs($1)) }
    let gain = loudest > 0 ? Double(recipe.peak.linear) / loudest : 0
    return mix.map { Float($0 * gain) }
  }

  /// Adds a damped oscillation to `mix`: a pointer that turns by one step a frame and shrinks a
  /// little each time, which needs no sine per sample.
  private static func ring(
    _ partial: ChimeRecipe.Partial, of note: ChimeRecipe.Note, into mix: inout [Double]
  ) {
    let rate = Double(SampleRate.mix.hertz)
    let shrink = pow(10, -3 / (partial.fall * rate))
    let angle = 2 * Double.pi * note.hertz * partial.ratio / rate
    let step = (cos(angle) * shrink, sin(angle) * shrink)
    var pointer = (note.weight * partial.weight, 0.0)
    let attack = ChimeRecipe.attack.count
    for frame in note.start.count..<max(note.start.count, mix.count) {
      mix[frame] += pointer.1 * rise(frame - note.start.count, over: attack)
      pointer = (
        pointer.0 * step.0 - pointer.1 * step.1, pointer.0 * step.1 + pointer.1 * step.0
      )
    }
  }

  /// Brings the last `count` samples down to exactly zero.
  private static func fadeOut(_ mix: inout [Double], over count: Int) {
    for back in 0..<min(count, mix.count) {
      mix[mix.count - 1 - back] *= rise(back, over: count)
    }
  }

  /// A raised cosine from 0 at frame 0 to 1 at frame `length`.
  private static func rise(_ frame: Int, over length: Int) -> Double {
    frame >= length ? 1 : 0.5 - 0.5 * cos(Double.pi * Double(frame) / Double(length))
  }
}
