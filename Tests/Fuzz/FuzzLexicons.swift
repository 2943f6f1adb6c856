import LexiconFiles

/// libFuzzer's door: any bytes are a lexicon or a report; what was read can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  _ = CSVFile.read(bytes)
  let reading = PLSFile.read(bytes)
  guard !reading.entries.isEmpty else { return 0 }
  let again = PLSFile.read(PLSFile.write(reading.entries) { _ in nil })
  precondition(again.problem == nil, "Meadow cannot read its own file")
  return 0
}
