import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct ContentOffersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "offers",
    abstract: "Shows what a child is offered after a word.",
    discussion: """
      Example: meadow content offers banana --tier 2
      Example: meadow content offers --tier 3 --scene kitchen
      Example: meadow content offers --scene kitchen --json
      Example: meadow content offers --all

      Without a word, one line for every word of the scene; without a scene either, for every core
      word. What a phrase does between two people stands behind it. These are the first three for a
      word; a child who says it again is offered others. Tier 1 has no follow-ups.

      With --all, every phrase that can ever be offered, in any round, as CSV for whoever reads them
      before a child sees them: scene, word, tier, where it comes from (authored, pattern, carrier,
      generic, or spare: a pattern that is seen only where words were hidden), function and phrase.
      """)

  @Argument(help: "The word, as it is on the board.")
  var word: String?

  @Option(help: "The child's tier: 1, 2 or 3. (default: 2; with --all, every tier)")
  var tier: Int?

  @Option(help: "The scene the child is in.")
  var scene: String?

  @Flag(help: "Show them as JSON.")
  var json = false

  @Flag(help: "Show every phrase that can be offered in any round, as CSV.")
  var all = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    if let tier, Tier(rawValue: tier) == nil {
      throw ValidationError("--tier takes 1, 2 or 3, not \(tier).")
    }
    if all, json { throw ValidationError("--all writes CSV; leave out --json.") }
    if all, tier == Tier.firstWords.rawValue {
      throw ValidationError("Tier 1 has no follow-ups; --all takes --tier 2, 3 or none.")
    }
  }

  func run() async throws {
    try await withHost(data) { host in
      if all { return try await sayAll(host) }
      let tier = self.tier ?? 2
      var offers: [WordOffers] = []
      for word in try await words(host) {
        let followUps = try await host.offers(
          after: word, tier: Tier(rawValue: tier) ?? .combinations, scene: scene)
        offers.append(WordOffers(word: word, tier: tier, scene: scene, followUps: followUps))
      }
      if json { return try printJSON(offers) }
      let width = offers.map(\.word.count).max() ?? 0
      for offer in offers { Terminal.say(offer.line(width: width)) }
    }
  }

  private func sayAll(_ host: ActivityHost) async throws {
    if let scene { _ = try await host.manifest(of: scene) }
    let offers = host.everyOffer(in: scene).filter { offer in
      (word == nil || offer.word.lowercased() == word?.lowercased())
        && (tier == nil || offer.tier.rawValue == tier)
    }
    if let word, offers.isEmpty {
      throw InputProblem(
        .unknown, field: "word", reason: "no board has a word \"\(word.prefix(40))\"",
        advice: "choose a core word or a word of the scene; --all lists none of My Words")
    }
    Terminal.say("scene,word,tier,source,function,phrase")
    for offer in offers {
      for phrase in offer.phrases {
        let fields = [
          offer.scene, offer.word, "\(offer.tier.rawValue)", phrase.source.rawValue,
          phrase.function.rawValue, phrase.phrase,
        ]
        Terminal.say(fields.map(Self.cell).joined(separator: ","))
      }
    }
  }

  /// A family's own vocabulary may have commas and quotes in its phrases.
  private static func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private func words(_ host: ActivityHost) async throws -> [String] {
    if let word { return [word] }
    let vocabulary = host.vocabulary()
    guard let scene else { return vocabulary.coreVocabulary.map(\.word) }
    _ = try await host.manifest(of: scene)
    return vocabulary.scenes[scene]?.words.map(\.word) ?? []
  }
}

/// What is offered after one word.
struct WordOffers: Encodable {
  /// A phrase and what it does.
  struct Phrase: Encodable {
    var phrase: String
    var pragmaticFunction: PragmaticFunction
  }

  var word: String
  var tier: Int
  var scene: String?
  var followUps: [Phrase]

  init(word: String, tier: Int, scene: String?, followUps: [FollowUp]) {
    self.word = word
    self.tier = tier
    self.scene = scene
    self.followUps = followUps.map {
      Phrase(phrase: $0.phrase, pragmaticFunction: $0.pragmaticFunction)
    }
  }

  /// The word in a column of `width`, and its phrases.
  func line(width: Int) -> String {
    let phrases = followUps.map { "\"\($0.phrase)\" (\($0.pragmaticFunction.rawValue))" }
    return word.padded(to: width) + "  "
      + (phrases.isEmpty ? "nothing" : phrases.joined(separator: ", "))
  }
}
