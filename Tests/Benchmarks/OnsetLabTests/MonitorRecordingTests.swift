import MeadowFoundations
import MeadowSound
import Testing

/// The ring that the monitor records into: absolute frames, holes counted.
@Suite("Monitor recording")
struct MonitorRecordingTests {
  private func append(_ samples: [Float], to recording: inout MonitorRecording, at time: Int64) {
    samples.withUnsafeBufferPointer {
      recording.append($0, at: MonotonicTime(nanoseconds: time))
    }
  }

  @Test("frames keep their number when the ring has gone round")
  func absoluteFrames() {
    var recording = MonitorRecording(keeping: 480)
    for block in 0..<37 {
      append((0..<48).map { Float(block * 48 + $0) }, to: &recording, at: Int64(block))
    }
    #expect(recording.end == 37 * 48)
    #expect(recording.read(1700..<1776) == (1700..<1776).map { Float($0) })
    #expect(recording.read(1200..<1300) == nil, "no longer kept")
    #expect(recording.read(1700..<1777) == nil, "not there yet")
  }

  @Test("a hole is silence, keeps the count and is told")
  func holes() {
    var recording = MonitorRecording(keeping: 480)
    append([1, 1], to: &recording, at: 1)
    recording.appendHole(3, at: MonotonicTime(nanoseconds: 2))
    append([2], to: &recording, at: 3)
    #expect(recording.read(0..<6) == [1, 1, 0, 0, 0, 2])
    #expect(recording.lost == 3)
    let span = MonotonicTime(nanoseconds: 2)...MonotonicTime(nanoseconds: 3)
    let blocks = recording.blocks(in: span)
    #expect(blocks.map(\.frame) == [2, 5])
    #expect(blocks.map(\.isHole) == [true, false])
  }
}
