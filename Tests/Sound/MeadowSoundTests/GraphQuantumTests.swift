import MeadowFoundations
import MeadowSound
import Testing

/// How long a cycle Meadow asks PipeWire for, in virtual time.
@Suite("The quantum")
struct GraphQuantumTests {
  private static func at(_ seconds: Double) -> MonotonicTime {
    MonotonicTime(nanoseconds: Int64(seconds * 1_000_000_000))
  }

  @Test("it is short while somebody taps and longer the longer nobody does")
  func rests() {
    var quantum = PipeWireQuantum()
    var asked: [Int] = []
    for rest in [PipeWireQuantum.Rest.awake, .resting, .alone, .awake] {
      quantum.rest = rest
      asked.append(quantum.frames.count)
    }
    #expect(asked == [128, 256, 1_024, 128])
  }

  @Test("three missed cycles within ten seconds of each other double it, chance does not")
  func grows() {
    var quantum = PipeWireQuantum()
    for second in [100.0, 120, 140, 160] { quantum.miss(at: Self.at(second)) }
    #expect(quantum.frames.count == 128)
    for second in [300.0, 305, 310] { quantum.miss(at: Self.at(second)) }
    #expect(quantum.frames.count == 256)
    for second in stride(from: 320.0, to: 360, by: 1) { quantum.miss(at: Self.at(second)) }
    #expect(quantum.frames.count == 512)
    quantum.rest = .resting
    #expect(quantum.frames.count == 512)
  }

  @Test("five minutes without a missed cycle halve it again, down to the shortest")
  func shrinks() {
    var quantum = PipeWireQuantum()
    for second in stride(from: 0.0, to: 10, by: 1) { quantum.miss(at: Self.at(second)) }
    #expect(quantum.frames.count == 512)
    var asked: [Int] = []
    for second in stride(from: 10.0, to: 2_000, by: 1) {
      quantum.meet(at: Self.at(second))
      if asked.last != quantum.frames.count { asked.append(quantum.frames.count) }
    }
    #expect(asked == [512, 256, 128])
  }
}
