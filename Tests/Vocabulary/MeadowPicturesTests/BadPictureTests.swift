import MeadowFoundations
import MeadowPictures
import Testing

/// "Photos: not an image, 50 megapixels, an image bomb" (requirements, Bad input).
@Suite struct BadPictureTests {
  static func problem(_ bytes: [UInt8]) -> PictureProblem? {
    do throws(PictureProblem) {
      _ = try Picture.reencode(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("what is no picture is refused by its first bytes, and named where it is plain")
  func refusesOtherKinds() {
    #expect(Self.problem([]) == .empty)
    #expect(Self.problem([7]) == .unknownFormat(looksLike: nil))
    let kinds: [(String, String)] = [
      ("<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>", "SVG"),
      ("<?xml version='1.0'?><!DOCTYPE svg>", "SVG"), ("%PDF-1.7", "PDF"), ("PK\u{3}\u{4}", "ZIP"),
      ("BM______________", "BMP"), ("II*\0____", "TIFF"), ("\0\0\0\u{18}ftypheic____", "HEIC"),
      ("\0\0\0\u{18}ftypavif____", "AVIF"),
    ]
    for (text, name) in kinds {
      guard case .unknownFormat(let found?) = Self.problem(Array(text.utf8)) else {
        Issue.record("\(name) was not named")
        continue
      }
      #expect(found.contains(name))
    }
    #expect(Self.problem(Array("/* XPM */ static char *x[]".utf8)) != nil)
    #expect(PictureProblem.unknownFormat(looksLike: nil).advice.contains("JPEG"))
  }

  @Test("a few bytes that promise a huge canvas are refused before anything is allocated")
  func refusesBombs() {
    let end =
      TestPictures.chunk("IDAT", [0x78, 0x01])
      + TestPictures.chunk("IEND", [])
    for (width, height) in [(12_001, 1), (12_000, 12_000), (0x7FFF_FFFF, 0x7FFF_FFFF), (1, 65_535)]
    {
      #expect(
        Self.problem(TestPictures.pngStart(width, height) + end)
          == .tooLarge(width: width, height: height))
    }
    var film = TestPictures.gif(60, 40, frames: 1)
    film.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(Self.problem(film) == .tooLarge(width: 65_535, height: 65_535))
    let canvas: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    func webP(_ flags: UInt8) -> [UInt8] {
      Array("RIFF".utf8) + TestPictures.little(22, 4) + Array("WEBPVP8X".utf8)
        + TestPictures.little(10, 4) + [flags, 0, 0, 0] + canvas
    }
    #expect(Self.problem(webP(0)) == .tooLarge(width: 1 << 24, height: 1 << 24))
    #expect(Self.problem(webP(2)) == .unknownFormat(looksLike: "moving WebP pictures"))
    #expect(
      Self.problem(TestPictures.greyJPEG(65_500, 100)) == .tooLarge(width: 65_500, height: 100))
    #expect(
      Self.problem(TestPictures.greyJPEG(11_000, 11_000, isProgressive: true))
        == .tooLarge(width: 11_000, height: 11_000))
  }

  @Test("a frame larger than its film, and a photo of endless scans, are refused")
  func refusesTricks() {
    var film = TestPictures.gif(60, 40, frames: 1)
    film.replaceSubrange(6..<10, with: [10, 0, 10, 0])
    #expect(Self.problem(film) != nil)
    let scans = TestPictures.greyJPEG(16, 16, isProgressive: true, scans: 500)
    #expect(Self.problem(scans) == .damaged(reason: "it has more than 100 scans"))
    #expect(Self.problem(TestPictures.pngStart(0, 5) + TestPictures.chunk("IEND", [])) != nil)
  }

  @Test("a PNG whose pixels end before its end chunk shows nothing of what was in memory")
  func refusesMissingPixels() {
    let few: [UInt8] = [0x78, 0x01, 0x00, 5, 0, 0xFA, 0xFF, 0, 1, 2, 3, 4]
    let picture =
      TestPictures.pngStart(64, 64) + TestPictures.chunk("IDAT", few)
      + TestPictures.chunk("IEND", [])
    #expect(Self.problem(picture) != nil)
    #expect(
      Self.problem(TestPictures.pngStart(64, 64) + TestPictures.chunk("IEND", [])) != nil)
  }

  @Test("more than 25 MB are refused with their size")
  func refusesManyBytes() {
    let problem = Self.problem([UInt8](repeating: 0xFF, count: Picture.mostBytes + 1))
    #expect(problem == .tooManyBytes(Picture.mostBytes + 1))
    #expect(problem?.reason.contains("26 MB") == true)
  }

  @Test("a picture cut off anywhere is refused, never taken for whole")
  func refusesTruncated() throws {
    let png = PictureTests.halves(40, 30, alpha: 90)
    let pictures = [
      ("PNG", png), ("JPEG", try Picture.reencode(PictureTests.halves(80, 60)).bytes),
      ("GIF", Array(TestPictures.gif(30, 20, frames: 1).dropLast())),
    ]
    for (name, whole) in pictures {
      #expect(Self.problem(whole) == nil)
      let last = whole.count - 1
      for length in Array(stride(from: 1, to: last, by: 37)) + [last] {
        #expect(Self.problem(Array(whole.prefix(length))) != nil, "\(name) of \(length) bytes")
      }
    }
  }

  @Test("2 000 pictures with random bytes changed are refused or small pictures, never a crash")
  func survivesNoise() throws {
    let seed: UInt64 = 0x5EED
    var random = SeededGenerator(seed: seed)
    let pictures = [
      PictureTests.halves(40, 30, alpha: 90),
      try Picture.reencode(PictureTests.halves(80, 60)).bytes, TestPictures.gif(30, 20, frames: 2),
      TestPictures.greyJPEG(64, 64, isProgressive: true),
    ]
    for round in 0..<2_000 {
      var bytes = pictures[round % pictures.count]
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let picture = try? Picture.reencode(bytes) else { continue }
      #expect(max(picture.width, picture.height) <= Picture.longestSide, "seed \(seed), \(round)")
    }
  }
}
