import MeadowFoundations

/// A voice as a server offers it.
public struct ServerVoice: Equatable, Sendable, Codable {
  /// Its name there.
  public var name: String
  /// Its languages, such as "en_US".
  public var languages: [String]
  /// Its speakers, where it has several.
  public var speakers: [String]
  /// Who made it and where it is from.
  public var source: String
  /// The program that says it, and its version.
  public var program: String
}

/// What a server is asked to say.
struct ServerText: Equatable, Sendable {
  /// The text, phonemes in it in the server's own way.
  var text: String
  /// The voice there; nil for the one it speaks with by itself.
  var voice: String?
  /// The speaker, of several.
  var speaker: String?
}

/// One connection to a program that makes speech, used by one thread.
///
/// What it throws leaves it fit for the next text: it connects anew.
protocol SpeechServer: AnyObject {
  /// The sound of `text`, unchecked.
  func take(_ text: ServerText, _ limits: TakeLimits) throws(ServerProblem) -> RawTake

  /// The voices it offers; none where it cannot tell.
  func voices() throws(ServerProblem) -> [ServerVoice]
}
