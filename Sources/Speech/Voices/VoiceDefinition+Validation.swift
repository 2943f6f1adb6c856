import MeadowFoundations

extension VoiceDefinition {
  /// This definition, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> VoiceDefinition {
    try Self.hold(medianHertz, 60...450, "medianHertz")
    try Self.hold(rangeSemitones, 0...24, "rangeSemitones")
    try Self.hold(Double(naturalWordsPerMinute), 150...220, "naturalWordsPerMinute")
    try Self.hold(Double(intonation), 1...4, "intonation")
    try Self.hold(Double(consonants.unvoiced), 0...200, "consonants.unvoiced")
    try Self.hold(Double(consonants.voiced), 0...200, "consonants.voiced")
    try Self.hold(formantScale, 1...1.25, "formantScale")
    try Self.hold(Double(vowelLength), 80...150, "vowelLength")
    try Self.hold(usualGain, -20...20, "usualGain")
    for formant in formants ?? [] { try Self.hold(formant) }
    try checkStress()
    try checkBase()
    return self
  }

  private func checkStress() throws(InputProblem) {
    // All eight: eSpeak NG leaves the rest of a short line unset (reference/espeak-ng.md §2.7).
    guard stressAdd.count == 8 else {
      throw InputProblem(
        field: "stressAdd", reason: "it has \(stressAdd.count) numbers", advice: "give all 8")
    }
    for value in stressAdd { try Self.hold(Double(value), -200...200, "stressAdd") }
  }

  /// The base goes into a voice name of eSpeak NG, which would follow a path (§2.8).
  private func checkBase() throws(InputProblem) {
    let allowed = base.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
    }
    guard allowed, (2...8).contains(base.utf8.count), base.hasPrefix("en") else {
      throw InputProblem(
        field: "base", reason: "\"\(base.prefix(40))\" is not a language of this voice",
        advice: "use an English one, such as en-us")
    }
  }

  private static func hold(_ formant: Formant) throws(InputProblem) {
    try hold(Double(formant.number), 0...8, "formants.number")
    try hold(Double(formant.frequency), 50...150, "formants.frequency")
    try hold(Double(formant.height), 0...300, "formants.height")
    try hold(Double(formant.width), 10...300, "formants.width")
  }

  private static func hold(
    _ value: Double, _ range: ClosedRange<Double>, _ field: String
  ) throws(InputProblem) {
    guard range.contains(value) else {
      throw InputProblem(
        field: field, reason: "\(value) is outside \(range.lowerBound) to \(range.upperBound)",
        advice: "choose a value in between")
    }
  }
}
