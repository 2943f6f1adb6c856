/// Why a file is not taken as a picture.
public enum PictureProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing in it.
  case empty
  /// It has more bytes than ``Picture/mostBytes``.
  case tooManyBytes(Int)
  /// It is no JPEG, PNG, GIF or WebP; `looksLike` names what it is where that is plain.
  case unknownFormat(looksLike: String?)
  /// It has more pixels than can be taken apart in bounded memory.
  case tooLarge(width: Int, height: Int)
  /// It ends before the picture does.
  case truncated
  /// It cannot be taken apart; the reason is the decoder's.
  case damaged(reason: String)

  /// What is wrong, in a sentence without its full stop.
  public var reason: String {
    switch self {
    case .empty: "the picture is empty"
    case .tooManyBytes(let count):
      "the picture has \((count + 999_999) / 1_000_000) MB; \(Picture.mostBytes / 1_000_000) are the most"
    case .unknownFormat(.none): "this is no picture that Meadow can read"
    case .unknownFormat(let name?): "Meadow does not read \(name)"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    case .truncated: "the picture is cut off before its end"
    case .damaged(let reason): "the picture cannot be read (\(reason))"
    }
  }

  /// The way out, in a sentence without its full stop.
  public var advice: String {
    switch self {
    case .empty, .unknownFormat: "choose a photo as JPEG, PNG, GIF or WebP"
    case .tooManyBytes, .tooLarge: "make it smaller, or save it as an ordinary JPEG, and send that"
    case .truncated, .damaged: "save or copy it once more, as JPEG or PNG, and send that"
    }
  }

  public var description: String { "\(reason): \(advice)." }
}
