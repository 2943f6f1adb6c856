import MeadowLearning
import Testing

/// Numbers said and read back (learning §4 Narration, P6).
@Suite struct NumberWordsTests {
  @Test("every number from 0 to 120 has words of its own and is read back from them")
  func roundTrip() {
    let all = NumberWords.range.map(NumberWords.words(for:))
    #expect(Set(all).count == 121)
    for (number, words) in all.enumerated() {
      #expect(NumberWords.number(from: words) == number)
      #expect(NumberWords.numbers(in: "Look at \(words).") == [number], "\(words)")
      #expect(NumberWords.numbers(in: "Look at \(number)!") == [number])
    }
  }

  @Test(
    "the words are the ones that are said",
    arguments: [
      (0, "zero"), (8, "eight"), (13, "thirteen"), (20, "twenty"), (40, "forty"),
      (99, "ninety-nine"), (100, "one hundred"), (101, "one hundred one"),
      (115, "one hundred fifteen"), (120, "one hundred twenty"), (121, "121"), (-1, "-1"),
    ])
  func words(number: Int, words: String) { #expect(NumberWords.words(for: number) == words) }

  @Test(
    "numbers are found in a sentence, and only numbers",
    arguments: [
      ("eight plus five. first make ten", [8, 5, 10]),
      ("Twenty-three and twenty, three", [23, 20, 3]),
      ("twenty three", [20, 3]), ("one hundred five", [105]), ("one hundred, five", [100, 5]),
      ("the ten-frame has ones and no one-two", []), ("8 + 5 = 13", [8, 5, 13]), ("8-5", [8, 5]),
      ("", []), ("nobody counts weight", []), ("3:30", [3, 30]),
    ])
  func found(sentence: String, numbers: [Int]) {
    #expect(NumberWords.numbers(in: sentence) == numbers)
  }

  @Test(
    "what is no number is not read as one", arguments: ["", "Eight", "eight ", "eleventy", "8"])
  func unread(words: String) { #expect(NumberWords.number(from: words) == nil) }
}
