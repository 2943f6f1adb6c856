import MeadowFoundations
import MeadowPhonetics
import Testing

/// Pronunciations against the voice: reference/espeak-ng.md §2.9, requirements, 4. Phoneme by
/// phoneme; the voice's own allophones count as their phoneme.
@Suite("Pronunciation")
struct PronunciationTests {
  @Test("the notation says exactly what it is the notation of, and the same to every engine")
  func notation() throws {
    for entry in CMUSample.entries {
      let pronunciation = try PronunciationHint("arpabet:" + entry.arpabet).pronunciation
      let again = try #require(Pronunciation(notation: pronunciation.notation))
      #expect(again == pronunciation, "\(entry)")
      #expect(again.mnemonics == pronunciation.mnemonics)
      // Files of before have mnemonics.
      let kept = try #require(Pronunciation(kept: pronunciation.mnemonics))
      #expect(Pronunciation(notation: kept.notation)?.mnemonics == pronunciation.mnemonics)
    }
    let marks: [Stress: String] = [.none: "%", .secondary: ",", .primary: "'"]
    for phoneme in Phoneme.allCases {
      for stress in Stress.allCases {
        let mark = phoneme.isVowel ? marks[stress, default: ""] : ""
        let hint = try PronunciationHint(mark + phoneme.mnemonic, kind: .espeak)
        #expect(Pronunciation(notation: hint.pronunciation.notation) == hint.pronunciation)
      }
    }
  }

  @Test(
    "what is no notation is refused",
    arguments: ["", "/", "//", "/ /", "/b", "b/", "/B/", "/ˈˈtrap/", "/b | /", "/| b/", "SIv'O:n"])
  func noNotation(text: String) { #expect(Pronunciation(notation: text) == nil) }

  @Test(
    "two hundred CMUdict entries are accepted, and what the voice printed for them is what they say"
  )
  func cmuSample() throws {
    for entry in CMUSample.entries {
      let hint = try PronunciationHint("arpabet:" + entry.arpabet)
      #expect(hint.warnings.isEmpty, "\(entry)")
      #expect(hint.pronunciation.matches(readBack: entry.printed) == nil, "\(entry)")
    }
    #expect(CMUSample.entries.count >= 200)
  }

  @Test("each of them is the same again as IPA, as ARPAbet and as mnemonics")
  func alphabets() throws {
    for entry in CMUSample.entries {
      let first = try PronunciationHint("arpabet:" + entry.arpabet).pronunciation
      for text in ["ipa:" + first.ipa, "arpabet:" + first.arpabet, "espeak:" + first.mnemonics] {
        let again = try PronunciationHint(text).pronunciation
        #expect(again.soundsLike(first), "\(text) of \(entry.arpabet)")
      }
    }
  }

  @Test("at least 95 of 100 of them are the same again as a respelling")
  func respellings() throws {
    let same = try CMUSample.entries.count { entry in
      let first = try PronunciationHint("arpabet:" + entry.arpabet).pronunciation
      return (try? PronunciationHint(first.respelling).pronunciation.soundsLike(first)) ?? false
    }
    #expect(same * 100 >= 95 * CMUSample.entries.count, "\(same)")
  }

  @Test("every phoneme of the inventory is the same again through mnemonics and IPA")
  func inventory() throws {
    for phoneme in Phoneme.allCases {
      let sounds =
        phoneme.isVowel
        ? [Sound(.t), Sound(phoneme, .primary), Sound(.s)]
        : [Sound(.palm, .primary), Sound(phoneme), Sound(.schwa)]
      let written = try #require(Pronunciation(words: [sounds]))
      let mnemonics = try PronunciationHint("espeak:" + written.mnemonics).pronunciation
      #expect(mnemonics.soundsLike(written), "\(phoneme)")
      let ipa = try PronunciationHint("ipa:" + written.ipa).pronunciation
      #expect(ipa.soundsLike(written), "\(phoneme) \(written.ipa) \(ipa)")
    }
  }

  @Test("phonemes that would run into another one are kept apart")
  func separators() throws {
    let courtship = try PronunciationHint("arpabet:K AO1 R T SH IH2 P").pronunciation
    #expect(courtship.mnemonics == "k'O@t|S,Ip")
    let church = try PronunciationHint("arpabet:CH ER1 CH").pronunciation
    #expect(church.mnemonics == "tS'3:tS")
    let two = try PronunciationHint("arpabet:N AY1 T | T UW1").pronunciation
    #expect(two.mnemonics == "n'aIt||t'u:")
  }

  @Test("a vowel with an r behind it is the voice's own, but not before another vowel")
  func rColoured() throws {
    #expect(try PronunciationHint("arpabet:K AA1 R").pronunciation.mnemonics == "k'A@")
    #expect(try PronunciationHint("arpabet:S AA1 R IY0").pronunciation.mnemonics == "s'A:r%i")
    #expect(try PronunciationHint("arpabet:HH EH1 R").pronunciation.mnemonics == "h'e@")
    #expect(try PronunciationHint("arpabet:B ER1 D").pronunciation.mnemonics == "b'3:d")
  }

  @Test("a word without a stress gets one, a weak word beside a stressed one does not")
  func stress() throws {
    #expect(try PronunciationHint("arpabet:F R ER0").pronunciation.mnemonics == "fr'3")
    #expect(try PronunciationHint("ipa:ʃɪvɔːn").pronunciation.ipa == "ˈʃɪvɔːn")
    #expect(try PronunciationHint("ipa:ə ˈdɒɡ").pronunciation.ipa == "ə ˈdɑːɡ")
  }

  @Test(
    "where the voice would change an allophone, its plain phoneme is written",
    arguments: [
      ("'a#", "'V"), ("b%a#t'i:", "b%a#t'i:"), ("h%@2'aI", "h%@'aI"), ("s'0r%i", "s'A:r%i"),
      ("s'aI@", "s'aI%@"), ("k'aIt,I", "k'aIt%I"),
    ])
  func places(written: String, spoken: String) throws {
    #expect(try PronunciationHint("espeak:" + written).pronunciation.mnemonics == spoken)
  }

  @Test("a difference is found where it is")
  func mismatch() throws {
    let name = try PronunciationHint("ipa:ʃɪˈvɔːn").pronunciation
    #expect(name.matches(readBack: "ʃɪvˈɔːn") == nil)
    #expect(name.matches(readBack: "ʃɪvˈoʊn")?.index == 3)
    #expect(name.matches(readBack: "ʃˈɪvɔːn")?.index == 1)
    #expect(name.matches(readBack: "ʃɪvˈɔː")?.expected == "n")
    #expect(name.matches(readBack: "ʃɪvˈɔːnz")?.spoken == "z")
    #expect(name.matches(readBack: "") != nil)
    let nana = try PronunciationHint("NAN-uh ROHZ").pronunciation
    #expect(nana.matches(readBack: "nˈænɚ rˈoʊz") == nil)
    #expect(name.matches(readBack: "ʃɪv%ˈɔːn") != nil)
  }

  @Test(
    "an s is said as English says it",
    arguments: [
      ("shi-VAWN", "z"), ("POP-pop", "s"), ("JAYMZ", "ɪz"), ("NAN-uh", "z"), ("MITCH", "ɪz"),
      ("KEETH", "s"), ("JORJ", "ɪz"), ("BAHKH", "s"),
    ])
  func suffix(name: String, ending: String) throws {
    let hint = try PronunciationHint(name).pronunciation
    #expect(hint.suffixed(by: .s).ipa.hasSuffix(ending))
    #expect(hint.suffixed(by: .s).sounds.count == hint.sounds.count + ending.count)
  }
}
