import CEspeakNG
import MeadowSpeech

extension EspeakLibrary {
  /// Makes the next words be read by the rules of `language`; for reading, not for speaking.
  ///
  /// Any voice that stands on the language will do, since variants change no phonemes. The next
  /// ``prepare(_:_:for:substitution:)`` loads its voice again. Throws
  /// ``SynthesisError/engineFailed(reason:)`` where the language is not installed.
  func load(language: EspeakLanguage) throws(SynthesisError) {
    let name = language.name
    // Not the name of the bare voice: that one is loaded for a pitch, and this is not.
    let mark = "language " + name
    if let voiceName, voiceName == mark || voiceName.hasPrefix(name + "+") { return }
    voiceName = nil
    guard espeak_SetVoiceByName(name) == EE_OK else {
      throw .engineFailed(reason: "espeak-ng has no language \(name)")
    }
    voiceName = mark
    // Loading a voice puts the parameters back.
    parameters[espeakRATE.rawValue] = nil
  }

  /// Speaks a letter that nobody hears.
  ///
  /// Only speaking takes a loaded voice out of the library's queue of 170 commands, which it does not
  /// check (reference/espeak-ng.md §2.11), and only speaking with phonemes lets `[[…]]` be phonemes
  /// for the next ``phonemes(of:ipa:)`` (§2.9).
  func takeUpVoice(for text: EspeakText) {
    let phonemes = text.isPhonemes ? espeakPHONEMES : 0
    espeak_Synth("a", 2, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | phonemes), nil, nil)
  }
}
