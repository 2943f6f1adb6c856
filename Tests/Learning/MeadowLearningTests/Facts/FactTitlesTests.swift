import MeadowLearning
import Testing

/// What a grown-up reads about facts (learning F7, F15).
@Suite struct FactTitlesTests {
  @Test("every way and every error has a title of its own, and none has more than eight words")
  func titles() {
    let titles = FactStrategy.allCases.map(\.title) + FactErrorTag.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
    for title in titles {
      #expect((1...8).contains(title.split(separator: " ").count), "\(title)")
      #expect(title.first?.isUppercase == true && title.last?.isPunctuation == false, "\(title)")
    }
  }
}
