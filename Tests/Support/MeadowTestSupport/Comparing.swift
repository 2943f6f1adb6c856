/// Says where two runs of samples first differ, in a few words; nil where they are the same.
///
/// Tests compare by this instead of ==, whose failure would print every sample.
public func difference(_ heard: some Collection<Float>, _ wanted: some Collection<Float>) -> String?
{
  for (index, pair) in zip(heard, wanted).enumerated() where pair.0 != pair.1 {
    return "frame \(index) is \(pair.0), not \(pair.1)"
  }
  return heard.count == wanted.count ? nil : "\(heard.count) frames, not \(wanted.count)"
}

/// Whether every sample is exactly zero.
public func isSilent(_ samples: some Collection<Float>) -> Bool { samples.allSatisfy { $0 == 0 } }
