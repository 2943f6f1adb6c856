import MeadowPictures

/// libFuzzer's door: any bytes are a small picture or a problem.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  guard let picture = try? Picture.reencode(bytes) else { return 0 }
  precondition(picture.width <= Picture.longestSide && picture.height <= Picture.longestSide)
  precondition(!picture.bytes.isEmpty)
  return 0
}
