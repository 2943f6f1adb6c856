import MeadowFoundations
import MeadowRuntime

/// The set-up's side of the fake, and how words are shown.
extension FakeDoor {
  func setUp(_ choices: FirstChoices) async throws -> ProfileReply {
    guard choices.profile.name != "again" else {
      throw InputProblem(
        .settled, field: "body", reason: "Meadow is set up already",
        advice: "change the profile in the settings")
    }
    guard choices.code != "12" else {
      throw InputProblem(field: "code", reason: "it is short", advice: "enter four digits")
    }
    note(
      "set up \(choices.profile.name ?? "-") \(choices.profile.ageMonths ?? 0) \(choices.profile.tier ?? 0) "
        + "\(choices.profile.voice ?? "-") \(choices.code ?? "-")"
        + choices.people.map { " \($0.emoji)\($0.text)" }.joined())
    return await profile()
  }

  func advice(ageMonths: Int?, tier: Int?) async throws(InputProblem) -> SetUpAdvice {
    guard ageMonths != 3 else {
      throw InputProblem(field: "ageMonths", reason: "it is outside", advice: "send months")
    }
    guard ageMonths != nil else { return SetUpAdvice() }
    return SetUpAdvice(
      suggestedTier: .firstWords, note: tier == 3 ? "sound right?" : nil,
      people: [OfferedPerson(text: "Grandma", emoji: "👵")])
  }

  func symbols() async -> SymbolTable {
    var table = SymbolTable(
      keys: [
        "nouns": FitzgeraldDefinition(
          label: "Things", description: "What one can name.", color: "#ffd9b0", border: "#8f5200")
      ],
      pictures: ["milk": "🥛", "banana": "🍌"], signs: ["milk": "Close one hand."])
    table.art = ["milk": "milk"]
    if !drawn.isEmpty {
      table.drawn = drawn
      table.usual = ["milk": "🥛"]
      table.chosenPhotos["milk"] = PhotoID(String(repeating: "d", count: 32))
    }
    for word in kept {
      table.pictures[word.content.text.lowercased()] = word.content.emoji
      if word.content.photo != nil { table.photos[word.content.text.lowercased()] = word }
    }
    return table
  }
}
