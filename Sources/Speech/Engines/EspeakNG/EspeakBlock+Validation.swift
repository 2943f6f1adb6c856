import MeadowFoundations
import MeadowSpeech

extension EspeakBlock {
  /// This block, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> EspeakBlock {
    try InputProblem.check(Double(naturalWordsPerMinute), in: 150...220, "naturalWordsPerMinute")
    try InputProblem.check(Double(intonation), in: 1...4, "intonation")
    try InputProblem.check(Double(consonants.unvoiced), in: 0...200, "consonants.unvoiced")
    try InputProblem.check(Double(consonants.voiced), in: 0...200, "consonants.voiced")
    try InputProblem.check(formantScale, in: 1...1.25, "formantScale")
    try InputProblem.check(Double(vowelLength), in: 80...150, "vowelLength")
    for formant in formants ?? [] { try Self.check(formant) }
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
    for value in stressAdd { try InputProblem.check(Double(value), in: -200...200, "stressAdd") }
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

  private static func check(_ formant: Formant) throws(InputProblem) {
    try InputProblem.check(Double(formant.number), in: 0...8, "formants.number")
    try InputProblem.check(Double(formant.frequency), in: 50...150, "formants.frequency")
    try InputProblem.check(Double(formant.height), in: 0...300, "formants.height")
    try InputProblem.check(Double(formant.width), in: 10...300, "formants.width")
  }
}
