import MeadowFamily

/// What another program writes into the family's files meanwhile: `meadow settings set`, say.
extension SessionHost {
  /// Takes it before a grown-up looks or decides, so that nothing decided there is undone here.
  func takeUpFiles() async {
    guard let family = parts.family else { return }
    let news = await family.profiles?.takeUp()
    let hasOtherWords = await family.words.takeUp()
    if hasOtherWords { await wordsChanged() }
    guard let news else { return }
    if news.isAnother {
      begin(anew: news.record, keepsPlace: false)
    } else {
      take(news.record)
    }
  }
}
