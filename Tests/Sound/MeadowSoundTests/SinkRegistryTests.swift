import MeadowSound
import Testing

/// What PipeWire's registry says of sinks.
@Suite("PipeWire's sinks")
struct SinkRegistryTests {
  private static func graph() -> PipeWireGraph {
    var graph = PipeWireGraph()
    let nodes: [(UInt32, [String: String])] = [
      (30, ["media.class": "Audio/Sink", "node.name": "speaker"]),
      (31, ["media.class": "Stream/Output/Audio", "node.name": "meadow"]),
      (32, ["media.class": "Audio/Duplex", "node.name": "headset"]),
      (33, ["media.class": "Audio/Source", "node.name": "microphone"]),
    ]
    for (id, properties) in nodes {
      graph.add(id, type: "PipeWire:Interface:Node") { properties[$0] }
    }
    return graph
  }

  private static func link(
    _ graph: inout PipeWireGraph, _ id: UInt32, from: UInt32, to: UInt32
  ) {
    let properties = ["link.output.node": "\(from)", "link.input.node": "\(to)"]
    graph.add(id, type: "PipeWire:Interface:Link") { properties[$0] }
  }

  @Test("a node's sink is the one that its link goes to, until either is gone")
  func followsLinks() {
    var graph = Self.graph()
    #expect(graph.sinks == [30: "speaker", 32: "headset"])
    #expect(graph.sink(of: 31) == nil)
    Self.link(&graph, 40, from: 31, to: 30)
    #expect(graph.sink(of: 31) == 30)
    graph.remove(40)
    #expect(graph.sink(of: 31) == nil)
  }

  @Test("the daemon's socket is where libpipewire looks for it")
  func findsSocket() {
    #expect(PipeWireDaemon.socket { _ in nil } == nil)
    #expect(PipeWireDaemon.socket { ["XDG_RUNTIME_DIR": "/run/u"][$0] } == "/run/u/pipewire-0")
    let both = ["XDG_RUNTIME_DIR": "/run/u", "PIPEWIRE_RUNTIME_DIR": "/p", "PIPEWIRE_REMOTE": "x"]
    #expect(PipeWireDaemon.socket { both[$0] } == "/p/x")
    #expect(PipeWireDaemon.socket { ["PIPEWIRE_REMOTE": "/a/b"][$0] } == "/a/b")
  }
}
