import MeadowFamily
import MeadowTalk
import MeadowVocabulary

/// What another program writes into the family's files meanwhile: `meadow settings set`, say.
extension SessionHost {
  /// Takes it before a grown-up looks or decides, so that nothing decided there is undone here.
  ///
  /// One after the other: of two changes at once, the second must not begin while the first has
  /// news of the files in hand that the session does not know yet.
  func takeUpFiles() async {
    guard let family = parts.family else { return }
    let before = takingUp
    let task = Task {
      await before?.value
      await takeUp(family)
    }
    takingUp = task
    await task.value
  }

  private func takeUp(_ family: Family) async {
    let news = await family.profiles?.takeUp()
    await words.takeUpFiles()
    guard let news else { return }
    if news.isAnother {
      begin(anew: news.record, keepsPlace: false)
    } else {
      adopt(news.record)
      record(.adopted(news.record))
    }
  }
}
