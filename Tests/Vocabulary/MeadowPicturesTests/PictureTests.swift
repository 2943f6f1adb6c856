import MeadowPictures
import Testing

/// "A picture (emoji or photo, re-encoded so that no location data stays)" (requirements, item 6).
@Suite struct PictureTests {
  /// A picture whose left half is red and whose right half is blue.
  static func halves(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> [UInt8] {
    TestPictures.png(width, height) { x, _ in
      x < width / 2 ? [230, 20, 20, alpha] : [20, 20, 230, alpha]
    }
  }

  /// The kinds of segments of a JPEG up to its first scan.
  static func segments(_ bytes: [UInt8]) -> [UInt8] {
    var kinds: [UInt8] = []
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      kinds.append(bytes[offset + 1])
      if bytes[offset + 1] == 0xDA { break }
      offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
    }
    return kinds
  }

  static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: text) }
  }

  @Test("a photo becomes a JPEG of at most 512 pixels a side, its proportions kept")
  func shrinks() throws {
    let picture = try Picture.reencode(Self.halves(1_200, 300))
    #expect(picture.mediaType == .jpeg)
    #expect((picture.width, picture.height) == (512, 128))
    #expect(picture.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
  }

  @Test("a small picture keeps its size, and a line stays a line")
  func keepsSmallOnes() throws {
    let small = try Picture.reencode(Self.halves(40, 30))
    #expect((small.width, small.height) == (40, 30))
    let line = try Picture.reencode(TestPictures.greyJPEG(4_000, 1))
    #expect((line.width, line.height) == (512, 1))
  }

  @Test("a picture one can see through stays a PNG, one that could but cannot becomes a JPEG")
  func keepsTransparency() throws {
    #expect(try Picture.reencode(Self.halves(600, 600, alpha: 120)).mediaType == .png)
    #expect(try Picture.reencode(Self.halves(600, 600, alpha: 255)).mediaType == .jpeg)
  }

  @Test("where a photo was taken, with what and by whom is nowhere in the new file")
  func leavesNotesBehind() throws {
    let place = "GPSLatitude 52.5200 N"
    var photo = try Picture.reencode(Self.halves(64, 32)).bytes
    let notes =
      TestPictures.exif(orientation: 1, note: place)
      + TestPictures.segment(
        0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>\(place)</x:xmpmeta>".utf8))
      + TestPictures.segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}\(place)".utf8))
      + TestPictures.segment(0xED, Array("Photoshop 3.0\0\(place)".utf8))
      + TestPictures.segment(0xFE, Array("taken by Nana, \(place)".utf8))
    photo.insert(contentsOf: notes, at: 2)
    let jpeg = try Picture.reencode(photo + Array("trailing \(place)".utf8))
    #expect(!Self.contains(jpeg.bytes, "GPS") && !Self.contains(jpeg.bytes, "Nana"))
    // JFIF (E0) says how it is encoded; no other application segment and no comment (FE).
    let kinds = Set(Self.segments(jpeg.bytes))
    #expect(kinds.isDisjoint(with: Array(0xE1...0xEF) + [0xFE]))

    var drawing = Self.halves(8, 8, alpha: 9)
    let texts =
      TestPictures.chunk("tEXt", Array("Comment\0\(place)".utf8))
      + TestPictures.chunk("eXIf", TestPictures.exif(orientation: 1, note: place))
    drawing.insert(contentsOf: texts, at: 33)
    let png = try Picture.reencode(drawing)
    #expect(png.mediaType == .png)
    for name in ["GPS", "tEXt", "zTXt", "iTXt", "eXIf", "iCCP", "tIME"] {
      #expect(!Self.contains(png.bytes, name), "\(name)")
    }
  }

  @Test("a photo that was taken with the phone turned is upright", arguments: 1...8)
  func turnsUpright(orientation: Int) throws {
    var photo = try Picture.reencode(Self.halves(640, 320)).bytes
    photo.insert(
      contentsOf: TestPictures.exif(orientation: UInt8(orientation), note: ""), at: 2)
    let upright = try Picture.reencode(photo)
    let size = orientation >= 5 ? (256, 512) : (512, 256)
    #expect((upright.width, upright.height) == size)
  }

  @Test("the same bytes give the same picture, and that picture again gives its size")
  func isDeterministic() throws {
    let bytes = Self.halves(300, 200)
    let picture = try Picture.reencode(bytes)
    #expect(try Picture.reencode(bytes) == picture)
    let again = try Picture.reencode(picture.bytes)
    #expect((again.width, again.height) == (300, 200))
  }

  @Test("of a film the first frame is taken, whatever comes after it")
  func takesFirstFrame() throws {
    let film = TestPictures.gif(60, 40, frames: 3)
    let one = try Picture.reencode(film)
    #expect((one.width, one.height) == (60, 40))
    #expect(try Picture.reencode(TestPictures.gif(60, 40, frames: 1)) == one)
    #expect(try Picture.reencode(Array(film.dropLast(500))) == one)
    #expect(
      try Picture.reencode(TestPictures.gif(60, 40, frames: 1, isClear: true)).mediaType == .png)
  }

  @Test("50 megapixels from a phone are taken")
  func takesLargePhotos() throws {
    let picture = try Picture.reencode(TestPictures.greyJPEG(8_160, 6_144))
    #expect((picture.width, picture.height) == (512, 386))
    let progressive = try Picture.reencode(
      TestPictures.greyJPEG(1_000, 500, isProgressive: true))
    #expect((progressive.width, progressive.height) == (512, 256))
  }
}
