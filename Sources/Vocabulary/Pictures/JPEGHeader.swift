/// Reads the markers of a JPEG from the first to the last.
enum JPEGHeader {
  /// The most scans: a progressive photo has about ten, and each may cost a pass over all pixels.
  private static let mostScans = 100

  private struct Frame {
    var width: Int
    var height: Int
    /// Bytes of all coefficients, which a decoder holds when they come in several scans.
    var coefficients: Int
    var isProgressive: Bool
  }

  /// The header of `bytes`, a JPEG that goes on to its end marker.
  static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
    var frame: Frame?
    var scans = 0
    var offset = 2
    while let marker = nextMarker(bytes, &offset) {
      switch marker {
      case 0xD9:  // end of image
        guard let frame, scans > 0 else { throw .truncated }
        var header = PictureHeader(frame.width, frame.height, bytesPerPixel: 0, end: offset)
        // One scan is decoded line by line, and at an eighth of the size where that is enough.
        header.decodingBytes = frame.isProgressive || scans > 1 ? frame.coefficients : 0
        return header
      case 0x01, 0xD0...0xD8: continue  // markers without a length
      default: break
      }
      guard offset + 2 <= bytes.count else { throw .truncated }
      let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      guard length >= 2 else { throw .damaged(reason: "a segment has no length") }
      guard offset + length <= bytes.count else { throw .truncated }
      let segment = bytes[offset + 2..<offset + length]
      if isFrame(marker) {
        guard frame == nil else { throw .damaged(reason: "it has two frames") }
        frame = try Self.frame(Array(segment), isProgressive: marker & 0x03 == 2)
      }
      if marker == 0xDA {
        scans += 1
        guard scans <= mostScans else { throw .damaged(reason: "it has more than 100 scans") }
      }
      offset += length
    }
    throw .truncated
  }

  /// Start of frame: C0–CF without the tables DHT, JPG and DAC.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func frame(
    _ segment: [UInt8], isProgressive: Bool
  ) throws(PictureProblem) -> Frame {
    guard segment.count >= 6, segment.count >= 6 + 3 * Int(segment[5]) else { throw .truncated }
    let height = Int(segment[1]) << 8 | Int(segment[2])
    let width = Int(segment[3]) << 8 | Int(segment[4])
    let areas = (0..<Int(segment[5])).map { index in
      let factors = segment[7 + 3 * index]
      return max(1, Int(factors >> 4)) * max(1, Int(factors & 15))
    }
    // Two bytes a coefficient, one coefficient a sample, fewer samples where colour is halved.
    let samples = Double(areas.reduce(0, +)) / Double(areas.max() ?? 1)
    return Frame(
      width: width, height: height, coefficients: Int(Double(width * height) * samples * 2),
      isProgressive: isProgressive)
  }

  /// The code of the next marker, `offset` behind it; nil at the end of the bytes. Passes over
  /// coded pixels, in which FF is followed by 00 or by a restart marker.
  private static func nextMarker(_ bytes: [UInt8], _ offset: inout Int) -> UInt8? {
    bytes.withUnsafeBufferPointer { bytes in
      while offset + 1 < bytes.count {
        let code = bytes[offset + 1]
        if bytes[offset] == 0xFF, code != 0x00, code != 0xFF, !(0xD0...0xD7).contains(code) {
          offset += 2
          return code
        }
        offset += 1
      }
      return nil
    }
  }
}
