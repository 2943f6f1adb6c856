import MeadowFoundations
import MeadowSpeech
import Testing

/// Architecture §6: parts grow, so that the longest utterance fits the 32 slots of a timeline.
@Suite("Clip maker")
struct ClipMakerTests {
  private static let rate = SampleRate(hertz: 22_050)
  /// A minute of a saw tooth, in pieces of 10 ms.
  private static let pieces: [[Int16]] = (0..<6000).map { (piece: Int) -> [Int16] in
    let start = piece * 220
    return (start..<start + 220).map { (sample: Int) -> Int16 in Int16(sample % 97) * 200 - 9000 }
  }

  private struct NoMemory: Error {}

  private static func maker(after delivered: Int = 0) throws -> ClipMaker {
    guard let maker = ClipMaker(from: rate, alreadyDelivered: delivered) else {
      throw NoMemory()
    }
    return maker
  }

  private static func push(
    _ pieces: some Sequence<[Int16]>, to maker: inout ClipMaker, parts: inout [Clip]
  ) {
    for piece in pieces {
      maker.push(piece)
      if let part = maker.takePart() { parts.append(part) }
    }
  }

  @Test("a minute of sound is at most 14 parts, which joined are the whole")
  func minute() throws {
    var maker = try Self.maker()
    var parts: [Clip] = []
    Self.push(Self.pieces, to: &maker, parts: &parts)
    let hasSound = maker.finish()
    #expect(hasSound)
    parts.append(maker.takeLastPart())
    let whole = maker.clip
    #expect(whole.length.seconds > 59)
    #expect(parts.count <= 14)
    #expect(parts.flatMap(\.array) == whole.array)
    #expect(parts[0].length.milliseconds < 40)
  }

  @Test("a minute that made way ten times is still at most 14 parts, and the same sound")
  func madeWay() throws {
    var parts: [Clip] = []
    var delivered = 0
    for turn in 1...10 {
      var maker = try Self.maker(after: delivered)
      Self.push(Self.pieces.prefix(turn * 600), to: &maker, parts: &parts)
      delivered = maker.delivered
    }
    var last = try Self.maker(after: delivered)
    Self.push(Self.pieces, to: &last, parts: &parts)
    let hasSound = last.finish()
    #expect(hasSound)
    parts.append(last.takeLastPart())
    let whole = last.clip
    #expect(parts.count <= 14)
    #expect(parts.flatMap(\.array) == whole.array)
  }

  @Test("a gain that would go beyond full scale bends the peaks and leaves the rest alone")
  func softClip() throws {
    guard var plain = ClipMaker(from: Self.rate),
      var loud = ClipMaker(from: Self.rate, gain: Decibels(12))
    else { throw NoMemory() }
    for piece in Self.pieces.prefix(20) {
      plain.push(piece)
      loud.push(piece)
    }
    let gain = Decibels(12).linear
    for (before, after) in zip(plain.clip.array, loud.clip.array) {
      #expect(abs(after) < 0.87)
      if abs(before * gain) < 0.6 { #expect(abs(after - before * gain) < 0.0002) }
    }
  }
}
