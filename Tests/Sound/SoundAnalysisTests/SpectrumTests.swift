import Foundation
import MeadowFoundations
import SoundAnalysis
import Testing

/// What a plot of a sound is drawn from: known sounds give known spectra.
@Suite("Spectra")
struct SpectrumTests {
  @Test("the fast transform equals the sum of the definition", arguments: [1, 2, 8, 64, 512])
  func definition(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let values = (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
    var (real, imaginary) = (values, [Double](repeating: 0, count: count))
    FourierTransform.transform(&real, &imaginary)
    for bin in 0..<count {
      var sum = (real: 0.0, imaginary: 0.0)
      for (index, value) in values.enumerated() {
        let angle = -2 * Double.pi * Double(bin * index % count) / Double(count)
        sum.real += value * cos(angle)
        sum.imaginary += value * sin(angle)
      }
      #expect(abs(real[bin] - sum.real) < 1e-9 && abs(imaginary[bin] - sum.imaginary) < 1e-9)
    }
  }

  @Test(
    "a tone stands in the band of its frequency, from its beginning on", arguments: [500, 3000])
  func tone(hertz: Int) throws {
    let silence = [Float](repeating: 0, count: 24_000)
    let tone = (0..<24_000).map { Float(sin(2 * .pi * Double(hertz * $0) / 48_000)) * 0.5 }
    let spectrogram = Spectrogram(Clip(silence + tone), columnCount: 100)
    let bands = spectrogram.columns[0].count
    #expect(abs(spectrogram.step - 0.01) < 1e-9)
    let late = spectrogram.columns[75]
    let loudest = try #require(late.indices.max { late[$0] < late[$1] })
    let middle = (Double(loudest) + 0.5) / Double(bands) * spectrogram.top
    #expect(abs(middle - Double(hertz)) < spectrogram.top / Double(bands))
    #expect((spectrogram.columns[25].max() ?? 0) < -60, "there was silence")
  }
}
