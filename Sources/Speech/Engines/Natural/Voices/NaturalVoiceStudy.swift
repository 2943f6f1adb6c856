public import MeadowFoundations
import MeadowSpeech

/// Listens to a server's voice and writes the files of the voices that Meadow makes of it: as it is, and
/// as a girl, a boy and Meadow.
public enum NaturalVoiceStudy {
  /// A voice's file.
  public struct File: Sendable {
    /// The voice's id; the file is called so.
    public var id: String
    /// Its JSON.
    public var json: PlainJSON
    /// The voice in a sentence.
    public var summary: String
  }

  /// What is said to learn how the voice speaks.
  private static let texts = ["banana", "mommy", "more", "water", "look", "outside", "big dog"]
  /// Words with eSpeak NG's own phonemes for them: read so, they sound as the words do.
  private static let phonemes = [
    ("banana", "bɐnˈænə"), ("water", "wˈɔːɾɚ"), ("mommy", "mˈɑːmi"),
  ]
  /// The range that voice files have; each text of a natural voice keeps its own.
  private static let semitones = 5.0
  /// The F0 from which a grown-up's voice is a woman's, whose resonances lie higher already, in hertz.
  private static let woman = 160.0

  /// The most voices that a problem names.
  private static let mostNames = 20

  /// The voices that the server of `wish` offers; none where it cannot tell.
  public static func offers(
    _ wish: NaturalVoiceWish, log: String
  ) throws(InputProblem) -> [ServerVoice] {
    do { return try wish.connection(log: log).voices() } catch let problem as InputProblem {
      throw problem
    } catch { throw problem(error) }
  }

  /// The files of the voices made of the one that `wish` names.
  public static func files(
    _ wish: NaturalVoiceWish, log: String
  ) throws(InputProblem) -> [File] {
    let id = try VoiceID(wish.name)
    guard id.name.utf8.count <= 17 else {
      throw InputProblem(
        field: "name", reason: "\"\(id)\" is too long", advice: "use at most 17 letters")
    }
    let server = try wish.connection(log: log)
    do {
      let offer = try offer(of: wish.voice, among: server.voices())
      let block = try study(wish, offer, server)
      return try kinds(block.sourceHertz).map { kind in
        try file(kind, block, wish)
      }
    } catch let problem as InputProblem { throw problem } catch { throw problem(error) }
  }

  /// The one of `voices` that is called `name`, where the server tells which it has.
  private static func offer(
    of name: String?, among voices: [ServerVoice]
  ) throws(InputProblem) -> ServerVoice? {
    guard let name, !voices.isEmpty else { return nil }
    if let voice = voices.first(where: { $0.name == name }) { return voice }
    let names = voices.prefix(mostNames).map(\.name)
    let more = voices.count > names.count ? ["\(voices.count - names.count) more"] : []
    throw InputProblem(
      .unknown, field: "voice", reason: "the server has no voice \"\(name.prefix(80))\"",
      advice: "choose one of " + (names + more).joined(separator: ", "))
  }

  private static func problem(_ error: any Error) -> InputProblem {
    InputProblem(
      field: "server", reason: "\(error)", advice: "see that it runs and that its voice is there")
  }

  /// The voice as it is.
  private static func study(
    _ wish: NaturalVoiceWish, _ offer: ServerVoice?, _ server: any SpeechServer
  ) throws -> NaturalBlock {
    func take(_ text: String) throws -> RawTake {
      let limits = TakeLimits(text, rate: nil)
      return try server.take(
        ServerText(text: text, voice: wish.voice, speaker: wish.speaker), limits
      ).checked(limits)
    }
    let takes = try texts.map(take)
    let medians = takes.compactMap { ShapedSound.melody($0.samples, at: $0.rate)?.hertz }.sorted()
    guard let rate = takes.first?.rate.hertz, medians.count > texts.count / 2 else {
      throw ServerProblem.noVoice
    }
    let takesPhonemes = try !wish.isHTTP && readsPhonemes(take)
    return NaturalBlock(
      server: wish.server, allowed: wish.allowed, start: wish.program.isEmpty ? nil : wish.program,
      program: offer?.program ?? (wish.isHTTP ? "speech-api" : "wyoming"), voice: wish.voice,
      speaker: wish.speaker, sampleRate: rate,
      sourceHertz: (medians[medians.count / 2] * 10).rounded() / 10,
      phonemes: takesPhonemes ? .espeakIPA : nil,
      // Piper says a word that stands alone too short, and with its end swallowed, where a full stop
      // makes a sentence of it.
      ending: takesPhonemes ? ";" : nil, licence: licence(wish, offer))
  }

  private static func licence(_ wish: NaturalVoiceWish, _ offer: ServerVoice?) -> String {
    if let licence = wish.licence { return licence }
    let source = offer.map { $0.source.isEmpty ? "" : " It is from \($0.source)." } ?? ""
    return "Its licence was not told.\(source)"
  }

  /// Whether words in phonemes sound as long as the words do: else their signs are read out.
  private static func readsPhonemes(_ take: (String) throws -> RawTake) throws -> Bool {
    for (word, phonemes) in Self.phonemes {
      guard let said = try? take("[[ \(phonemes). ]]") else { return false }
      let (one, other) = (Double(said.samples.count), Double(try take(word + ".").samples.count))
      guard abs(one / other - 1) < 0.12 else { return false }
    }
    return true
  }

  /// What is made of a voice.
  private struct Kind {
    var suffix: String
    var name: String
    var description: String
    var purpose: String
    var quick: String
    /// The median F0; nil for the voice's own.
    var hertz: Double?
    var formantScale: Double
  }

  /// As high as Meadow's own voices are (`voices/`), the resonances at least 12 % up for a child.
  private static func kinds(_ hertz: Double) -> [Kind] {
    let isWoman = hertz >= woman
    return [
      Kind(
        suffix: "", name: "", description: "A natural voice, as it is.",
        purpose: "child", quick: hertz >= 210 ? "girl" : isWoman ? "boy" : "meadow", hertz: nil,
        formantScale: 1),
      Kind(
        suffix: "-girl", name: " as a girl", description: "A natural voice, made a girl's.",
        purpose: "child", quick: "girl", hertz: 244, formantScale: isWoman ? 1.12 : 1.17),
      Kind(
        suffix: "-boy", name: " as a boy", description: "A natural voice, made a boy's.",
        purpose: "child", quick: "boy", hertz: 225, formantScale: isWoman ? 1.12 : 1.14),
      Kind(
        suffix: "-meadow", name: " as Meadow", description: "A natural voice for the companion.",
        purpose: "companion", quick: "meadow", hertz: 175, formantScale: isWoman ? 1 : 1.05),
    ]
  }

  private static func file(
    _ kind: Kind, _ source: NaturalBlock, _ wish: NaturalVoiceWish
  ) throws -> File {
    var block = source
    block.isMoved = kind.hertz != nil
    block.formantScale = kind.formantScale
    let (id, hertz) = (wish.name + kind.suffix, kind.hertz ?? source.sourceHertz)
    let name = wish.name.prefix(1).uppercased() + wish.name.dropFirst() + kind.name
    let json = PlainJSON.object([
      "id": .text(id), "name": .text(name), "description": .text(kind.description),
      "forWhom": .text(kind.purpose), "engine": .text(wish.engine),
      "medianHertz": .number(hertz), "rangeSemitones": .number(semitones), "usualGain": .number(0),
      "quick": .text(kind.quick), wish.engine: try block.json,
    ])
    return File(id: id, json: json, summary: "\(name), at \(Int(hertz.rounded())) Hz")
  }
}
