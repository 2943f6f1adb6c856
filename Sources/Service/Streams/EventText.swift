import MeadowFoundations
import MeadowRuntime
import NIOCore

/// A Meadow event as server-sent events write it (HTML Living Standard §9.2).
struct EventText {
  /// The comment that keeps an idle connection open.
  static let stillHere = ByteBuffer(string: ": still here\n\n")

  /// `published` with its revision as its id, which a page compares with that of answers.
  static func encode(_ published: PublishedEvent, isFirst: Bool) -> ByteBuffer {
    var text = ByteBuffer()
    text.reserveCapacity(256)
    let (name, data) = parts(of: published.event)
    // The first message also says how soon to come back after a cut: 500 ms.
    if isFirst { text.writeStaticString("retry: 500\n") }
    text.writeString("id: \(published.revision)\nevent: \(name)\ndata: ")
    data.write(to: &text)
    text.writeStaticString("\n\n")
    return text
  }

  private static func parts(of event: MeadowEvent) -> (name: String, data: JSON) {
    switch event {
    case .started(let utterance, let text, let source, let origin, let length):
      (
        "utterance.started",
        [
          "utterance": .integer(utterance.number), "text": .string(text),
          "source": .string(source.rawValue), "origin": .string(origin.rawValue),
          "milliseconds": .milliseconds(length.milliseconds),
        ]
      )
    case .finished(let utterance):
      ("utterance.finished", ["utterance": .integer(utterance.number)])
    case .interrupted(let utterance):
      ("utterance.interrupted", ["utterance": .integer(utterance.number)])
    case .failed(let utterance, let reason):
      ("utterance.failed", ["utterance": .integer(utterance.number), "reason": .string(reason)])
    case .output(let status): ("output", JSON(status))
    case .settings(let settings): ("settings", JSON(settings))
    case .profile(let profile): ("profile", JSON(profile))
    case .children(let active): ("children", ["active": .integer(active)])
    case .words: ("words", .object([]))
    case .voices: ("voices", .object([]))
    case .followUps(let offer): ("followUps", JSON(offer))
    case .bubble(let bubble): ("bubble", ["parts": .array(bubble.parts.map(JSON.string))])
    case .celebration(let celebration): ("celebration", JSON(celebration))
    case .navigation(let place, let breadcrumb): ("navigation", JSON(place, breadcrumb))
    case .avatar(let tray): ("avatar", JSON(tray))
    case .companion(let companion): ("companion", JSON(companion))
    case .modelling(let isOn): ("modelling", ["isOn": .bool(isOn)])
    case .glow(let scene): ("glow", ["scene": .string(scene)])
    case .activity(let news): ("\(news.activity).\(news.topic)", JSON(news.data))
    case .gate(let isOpen): ("gate", ["isOpen": .bool(isOpen)])
    case .onset(let trace): ("onset", JSON(trace))
    }
  }
}
