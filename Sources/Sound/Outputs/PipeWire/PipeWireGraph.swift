/// The sinks and links of a daemon, as its registry tells them one by one. Pure.
package struct PipeWireGraph: Equatable {
  /// The sinks' names by their ids.
  package private(set) var sinks: [UInt32: String] = [:]
  /// From which node to which a link goes, by its id.
  private var links: [UInt32: Link] = [:]

  private struct Link: Equatable {
    var from: UInt32
    var to: UInt32
  }

  /// An empty graph.
  package init() {}

  /// An object has come; `property` tells its properties.
  package mutating func add(_ id: UInt32, type: String, property: (String) -> String?) {
    switch type {
    case "PipeWire:Interface:Node":
      guard let kind = property("media.class"),
        kind.hasPrefix("Audio/Sink") || kind == "Audio/Duplex"
      else { return }
      sinks[id] = property("node.name") ?? "sink \(id)"
    case "PipeWire:Interface:Link":
      guard let from = property("link.output.node").flatMap({ UInt32($0) }),
        let to = property("link.input.node").flatMap({ UInt32($0) })
      else { return }
      links[id] = Link(from: from, to: to)
    default: break
    }
  }

  /// The object has gone.
  package mutating func remove(_ id: UInt32) {
    sinks[id] = nil
    links[id] = nil
  }

  /// The sink that the node `id` plays to; nil where it plays to none.
  package func sink(of id: UInt32) -> UInt32? {
    links.values.first { $0.from == id && sinks[$0.to] != nil }?.to
  }
}
