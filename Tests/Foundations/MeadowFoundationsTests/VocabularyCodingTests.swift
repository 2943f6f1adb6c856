import Foundation
import MeadowFoundations
import Testing

/// The values of the vocabulary file name a wrong or missing key by its path (document 000 §03, §04).
@Suite("Vocabulary values")
struct VocabularyCodingTests {
  private static let core = CoreWord(
    word: "more", emoji: "➕", fitzgeraldKey: .descriptors, group: "amounts", tier: .firstWords,
    projectCoreWord: true)

  @Test("a core word has the keys of the specification")
  func keys() throws {
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.core))
    let keys = try #require(written as? [String: Any]).keys
    #expect(
      Set(keys) == ["word", "emoji", "fitzgeraldKey", "group", "tier", "projectCoreWord", "form"])
  }

  @Test(
    "a core word without one of its keys does not decode, and the error names the key",
    arguments: ["word", "emoji", "fitzgeraldKey", "group", "tier", "projectCoreWord", "form"])
  func missing(key: String) throws {
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.core))
    var object = try #require(written as? [String: Any])
    object[key] = nil
    let data = try JSONSerialization.data(withJSONObject: [object])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CoreWord].self, from: data)
    }
    guard case .keyNotFound(let found, let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found.stringValue == key)
    #expect(context.codingPath.map(\.intValue) == [0])
  }

  @Test("a follow-up of every scene says so with null, and leaving it out is an error")
  func scene() throws {
    let followUp = SCSFollowUp(
      triggerWord: "banana", phrase: "more banana", pragmaticFunction: .requesting,
      tierMinimum: .firstWords)
    let written = try JSONEncoder().encode(followUp)
    #expect(String(decoding: written, as: UTF8.self).contains(#""scene":null"#))
    #expect(try JSONDecoder().decode(SCSFollowUp.self, from: written) == followUp)
    var object = try #require(
      JSONSerialization.jsonObject(with: written) as? [String: Any])
    object["scene"] = nil
    let data = try JSONSerialization.data(withJSONObject: object)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SCSFollowUp.self, from: data)
    }
  }

  @Test("chimes have three intensities with the names of the settings")
  func intensities() {
    #expect(ChimeIntensity.allCases.map(\.rawValue) == ["subtle", "medium", "full"])
  }
}
