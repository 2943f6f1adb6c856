import ArgumentParser
import OnsetLab

struct MeasureRenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Measures how much faster than real time the mix is rendered.",
    discussion: "Example: meadow measure render")

  func run() async throws {
    let ratio = RenderStudy.timesRealTime()
    Terminal.say("\(Int(ratio.rounded())) times real time (four buses, fades and volume)")
  }
}
