import MeadowContent
import MeadowFoundations
import Testing

/// The coverage table of `meadow content stats`: figures and text that an SLP reads.
@Suite("Content statistics")
struct ContentStatisticsTests {
  @Test("the table says in plain text what the vocabulary and its scenes hold")
  func lines() throws {
    let statistics = ContentStatistics(try Sample.vocabulary(), [try Sample.manifest()])
    #expect(
      statistics.lines.joined(separator: "\n") == """
        Core words, on every board
                  words  numbers  together
          Tier 1      2        0         2
          Tier 2      2        1         3
          Tier 3      2        1         3

        Scenes: what can be seen and touched
                    words  zones  sub-zones  items  feelings
          Kitchen       4      2          1      2         1
          together      4      2          1      2         1

        Follow-ups: what is offered after a word (Tier 1 has none)
                      all  from Tier 2  from Tier 3  words with < 2
          Core words    1            0            0               3
          Kitchen       2            2            0               3
          together      3            2            0               6
        Core words, fewer than two: more, I love you, one
        Kitchen, fewer than two: apple juice, fridge, shelf

        Follow-ups by what they do
                      requesting  protesting  commenting  greeting  asking  feeling  social  directing
          Core words           1           0           0         0       0        0       0          0
          Kitchen              1           0           1         0       0        0       0          0

        Sentence patterns, for words and moments without follow-ups of their own
                  patterns  to fill in  length           age
          Tier 2         1           1     2.0  18–30 months

        For example: three of these are offered, from different functions where there are such
          Kitchen, Tier 2, after "banana": "I want banana" (requesting), "yummy banana!" (commenting), \
        "more banana" (requesting)
          Kitchen, Tier 3, after "banana": "I want banana" (requesting), "yummy banana!" (commenting), \
        "more banana" (requesting)
        """)
  }

  @Test("a vocabulary without scenes, routines or patterns has a table too")
  func empty() throws {
    var data = try Sample.vocabulary()
    data.scenes = ["garden": SceneVocabulary(label: "Garden", words: [])]
    data.routines = []
    data.sentenceTemplates = []
    data.scsFollowUps = []
    let statistics = ContentStatistics(data, [])
    #expect(statistics.lines.contains { $0.contains("Garden") })
    #expect(!statistics.lines.contains { $0.contains("Garden, Tier") })
  }
}
