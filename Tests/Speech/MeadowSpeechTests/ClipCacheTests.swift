import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Architecture §2: a look-up does no file access and holds no lock that a slow task can hold.
@Suite("Clips in memory")
struct ClipCacheTests {
  /// A clip of 1000 bytes.
  static let clip = Clip.constant(0, length: 250)

  @Test("the clip used longest ago gives way")
  func leastRecentlyUsed() throws {
    let cache = ClipCache(limit: 3000)
    let words = try ["a", "b", "c", "d"].map { try SpeechRig.request($0) }
    for word in words.prefix(3) { cache.insert(Self.clip, for: word) }
    #expect(cache.clip(words[0]) != nil)
    cache.insert(Self.clip, for: words[3])
    #expect(words.map(cache.contains) == [true, false, true, true])
    #expect(cache.bytes == 3000)
  }

  @Test("of what is rendered ahead the first stays, and what an older one left gives way")
  func renderedAhead() throws {
    let cache = ClipCache(limit: 2000)
    let words = try ["a", "b", "c", "d"].map { try SpeechRig.request($0) }
    cache.insert(Self.clip, for: words[0], of: 1)
    for word in words[1...] { cache.insert(Self.clip, for: word, of: 2) }
    #expect(words.map(cache.contains) == [false, true, true, false])
    #expect(cache.bytes == 2000)
  }

  @Test("a clip larger than the cache is not kept, and drops nothing")
  func tooLarge() throws {
    let cache = ClipCache(limit: 1500)
    let words = try ["a", "b"].map { try SpeechRig.request($0) }
    cache.insert(Self.clip, for: words[0])
    cache.insert(.constant(0, length: 1000), for: words[1])
    #expect(words.map(cache.contains) == [true, false])
  }

  @Test("a clip put twice counts once")
  func twice() throws {
    let cache = ClipCache(limit: 10_000)
    let word = try SpeechRig.request("a")
    cache.insert(Self.clip, for: word)
    let newer = Clip.constant(1, length: 250)
    cache.insert(newer, for: word)
    #expect(cache.bytes == 1000)
    #expect(cache.clip(word) === newer)
  }

  @Test("after any history it holds what a plain list would hold")
  func model() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    let words = try (0..<12).map { try SpeechRig.request("w\($0)") }
    let cache = ClipCache(limit: 5000)
    var list: [SpeechRequest] = []
    for _ in 0..<5000 {
      let word = try #require(words.randomElement(using: &luck))
      if Bool.random(using: &luck) {
        cache.insert(Self.clip, for: word)
        list.removeAll { $0 == word }
        list.append(word)
        list = list.suffix(5)
      } else {
        #expect((cache.clip(word) != nil) == list.contains(word), "seed \(seed)")
        if list.contains(word) {
          list.removeAll { $0 == word }
          list.append(word)
        }
      }
    }
    #expect(words.filter(cache.contains).count == list.count, "seed \(seed)")
  }
}
