/// Something the stage shows, as plain values for the page to draw (learning §4).
public struct StagePiece: Equatable, Codable, Sendable {
  /// Its name, for highlighting.
  public let id: String
  /// What someone hears who cannot see it; never the answer (learning §4, P5).
  public let alt: String
  /// What it is.
  public let shape: Shape

  /// A piece called `id`.
  public init(id: String, alt: String, shape: Shape) {
    self.id = id
    self.alt = alt
    self.shape = shape
  }

  /// How things are laid out.
  public enum Layout: String, CaseIterable, Sendable, Codable {
    case row, scatter, pairs
    case tenFrame = "ten-frame"
  }

  /// What a piece is; each case holds all that is needed to draw it.
  public enum Shape: Equatable, Sendable {
    /// `count` times `picture`, the last `crossed` of them crossed out.
    case objects(picture: String, count: Int, crossed: Int, layout: Layout)
    /// A number line with a tick every `step`, and `marked` ticks.
    case numberLine(from: Int, to: Int, step: Int, marked: [Int])
    /// Rods of ten and single cubes.
    case blocks(tens: Int, ones: Int)
    /// A clock with hands, or with figures.
    case clock(hour: Int, minute: Int, isDigital: Bool)
    /// Coins on a table.
    case coins(pennies: Int, nickels: Int, dimes: Int, quarters: Int)
    /// A bar, or a column of pictures, over each label.
    case bars(labels: [String], values: [Int], picture: String?)
    /// A thing of `length` units along a ruler.
    case ruler(length: Int, unit: String, picture: String)
    /// Two sides of a balance; the heavier is lower.
    case balance(left: Int, right: Int, leftPicture: String, rightPicture: String)
    /// A jug filled to `level`.
    case jug(level: Int, capacity: Int)
    /// A shape by its name, in equal parts, some of them coloured.
    case figure(name: String, parts: Int, shaded: [Int])
    /// Things in a row; "?" is a gap.
    case row(items: [String])
    /// A chart of the numbers `from` to `to`, some of them left out.
    case chart(from: Int, to: Int, gaps: [Int])
    /// One picture: the scene of a story.
    case picture(String)
  }
}
