import MeadowFoundations

/// What a service says of its state, as far as a person reads it.
struct ServiceState: Decodable {
  struct Place: Decodable {
    var mode: String
    var overlay: String?
    var breadcrumb: [Crumb]
  }

  struct Offer: Decodable {
    struct Phrase: Decodable {
      var phrase: String
      var pragmaticFunction: String
    }
    var trigger: String
    var followUps: [Phrase]
  }

  struct Tray: Decodable {
    struct Phrase: Decodable {
      var phrase: String
      var emoji: String
    }
    var isOpen: Bool
    var phrases: [Phrase]
  }

  struct Companion: Decodable {
    var activity: String
    var word: String?
    var message: String?
  }

  struct Word: Decodable { var word: String }

  var navigation: Place
  var bubble: [String]
  var followUps: Offer?
  var avatar: Tray
  var companion: Companion
  var glow: String?
  var speaking: Int?
  var tier: Int
  var coreBar: [Word]

  /// The state in plain words.
  var lines: [String] {
    ([
      ("place", place), ("message", bubble.isEmpty ? "empty" : bubble.joined(separator: " ")),
      ("on offer", offer), ("feelings", tray), ("companion", busy), ("glows", glow ?? "nothing"),
      ("speaks", speaking.map { "utterance \($0)" } ?? "nothing"),
      ("tier", "\(tier), \(counted(coreBar.count, "core word"))"),
    ] as [(String, String)]).map { $0.padded(to: 11) + $1 }
  }

  /// The feelings tray in plain words.
  var tray: String {
    guard avatar.isOpen else { return "closed" }
    return "open: " + avatar.phrases.map { "\($0.emoji) \($0.phrase)" }.joined(separator: ", ")
  }

  private var place: String {
    let way = navigation.breadcrumb.map(\.label).joined(separator: " › ")
    return "\(way), as \(navigation.mode)"
      + (navigation.overlay.map { ", under \($0)" } ?? "")
  }

  private var offer: String {
    guard let followUps else { return "nothing" }
    let phrases = followUps.followUps.map { "\"\($0.phrase)\" (\($0.pragmaticFunction))" }
    return "after \"\(followUps.trigger)\": " + phrases.joined(separator: ", ")
  }

  private var busy: String {
    companion.activity + (companion.word.map { " \"\($0)\"" } ?? "")
      + (companion.message.map { ": \($0)" } ?? "")
  }
}
