/// How much higher one speaker's resonances lie than another's, by the same words of both: the stretch of the
/// spectrum at which they sound most alike, as recognisers find the length of a vocal tract. Pure.
///
/// Of Meadow's own voices it finds their formant scales to 0.01 (`ResonanceMatchTests`); formants themselves
/// cannot be measured robustly where a high voice has few harmonics under each.
public enum ResonanceMatch {
  /// How many words it takes at most, some 50 ms each.
  public static let words = 12

  private static let stretches = Array(stride(from: 0.84, through: 1.36, by: 0.02))

  /// How many times as high the resonances of `take` lie as those of `reference`, which says the same;
  /// both mono at the mix rate.
  public static func ratio(of take: [Float], to reference: [Float]) -> Double {
    // Where vowels are, and as coarse as their formants.
    var view = SoundSpectra.View(band: 200...5000, coefficients: 10, depth: 3.5)
    let (spectra, goal) = (SoundSpectra(take), SoundSpectra(reference).cepstra(view))
    let distances = stretches.map { stretch in
      view.stretch = stretch
      return SoundSpectra.distance(spectra.cepstra(view), goal)
    }
    let best = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return stretches[best]
  }
}
