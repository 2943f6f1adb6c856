/// Takes the clicks off both ends of a sound.
package enum SoftEdges {
  /// `samples` that rise from silence over the first `frames` and fall to it over the last.
  package static func faded(_ samples: [Float], over frames: Int) -> [Float] {
    var samples = samples
    let count = min(frames, samples.count / 2)
    for index in 0..<count {
      let gain = Float(index) / Float(count)
      samples[index] *= gain
      samples[samples.count - 1 - index] *= gain
    }
    return samples
  }
}
