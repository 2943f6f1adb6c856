import MeadowFoundations
import MeadowSpeech

extension EspeakBlock {
  /// This block, or what is wrong with its first bad field.
  func validated() throws(InputProblem) -> EspeakBlock {
    try VoiceDefinition.hold(Double(naturalWordsPerMinute), 150...220, "naturalWordsPerMinute")
    try VoiceDefinition.hold(Double(intonation), 1...4, "intonation")
    try VoiceDefinition.hold(Double(consonants.unvoiced), 0...200, "consonants.unvoiced")
    try VoiceDefinition.hold(Double(consonants.voiced), 0...200, "consonants.voiced")
    try VoiceDefinition.hold(formantScale, 1...1.25, "formantScale")
    try VoiceDefinition.hold(Double(vowelLength), 80...150, "vowelLength")
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
    for value in stressAdd { try VoiceDefinition.hold(Double(value), -200...200, "stressAdd") }
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
    try VoiceDefinition.hold(Double(formant.number), 0...8, "formants.number")
    try VoiceDefinition.hold(Double(formant.frequency), 50...150, "formants.frequency")
    try VoiceDefinition.hold(Double(formant.height), 0...300, "formants.height")
    try VoiceDefinition.hold(Double(formant.width), 10...300, "formants.width")
  }
}
