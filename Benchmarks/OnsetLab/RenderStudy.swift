import MeadowFoundations
import MeadowSound

/// How much faster than real time the timeline renders.
public enum RenderStudy {
  /// Renders `seconds` of a mix in blocks of 10 ms and returns how many times faster than real time
  /// that was, best of `rounds`: a word that fades, the word that replaces it, volume gliding.
  public static func timesRealTime(seconds: Int = 20, rounds: Int = 5) -> Double {
    let frames = seconds * SampleRate.mix.hertz
    let block = 480
    let timeline = mix(frames: frames)
    let output = UnsafeMutableBufferPointer<Float>.allocate(capacity: block)
    defer { output.deallocate() }
    let best = (0..<rounds).map { _ in
      let start = MonotonicTime.now()
      for frame in stride(from: 0, to: frames, by: block) {
        timeline.render(into: output, from: FramePosition(frame))
      }
      return MonotonicTime.now().milliseconds(since: start)
    }.min()
    return Double(seconds) * 1000 / max(0.001, best ?? .infinity)
  }

  /// Every bus in use: narration and chimes at first, words that replace each other after them.
  private static func mix(frames: Int) -> Timeline {
    var timeline = Timeline()
    let long = Clip((0..<frames).map { Float($0 % 200 - 100) / 1_000 })
    _ = try? timeline.place(long, on: .reward, at: .zero, owner: .effects)
    _ = try? timeline.place(long, on: .feedback, at: .zero, owner: .effects)
    _ = try? timeline.place(long, on: .narration, at: .zero, owner: PlacementOwner(1))
    for index in 0..<4 {
      _ = try? timeline.place(
        long, on: .communication, at: FramePosition(frames / 8 * (index + 1)),
        owner: PlacementOwner(index + 2))
    }
    timeline.setVolume(Decibels(-6), at: FramePosition(frames / 3))
    return timeline
  }
}
