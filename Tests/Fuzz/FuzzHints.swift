import MeadowPhonetics

/// libFuzzer's door: any text is a hint or an error whose position lies inside the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self)
  do throws(HintError) {
    let hint = try PronunciationHint(text)
    for alphabet in [hint.pronunciation.ipa, hint.pronunciation.arpabet] {
      precondition(!alphabet.isEmpty, "an accepted hint has sounds")
    }
  } catch {
    precondition(error.range.lowerBound >= 0, "a position before the text")
    precondition(error.range.upperBound <= text.count, "a position behind the text")
  }
  return 0
}
