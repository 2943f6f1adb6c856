/// The respelling language as people are shown it.
enum RespellingTable {
  /// One spelling.
  struct Row: Hashable, Sendable {
    /// How it is written, in capitals as in a stressed syllable.
    let spelling: String
    /// The sound: "ay in day".
    let sound: String
    /// A name respelled with it, which a test reads.
    let example: String
    /// The same name as IPA.
    let ipa: String

    init(_ spelling: String, _ sound: String, _ example: String, _ ipa: String) {
      self.spelling = spelling
      self.sound = sound
      self.example = example
      self.ipa = ipa
    }
  }

  /// Vowels, then consonants.
  static let rows: [Row] = [
    Row("AY", "ay in day", "MAY-uh", "ˈmeɪə"),
    Row("EE", "ee in see", "LEE-uh", "ˈliːə"),
    Row("EYE, Y, IGH", "i in time", "MY-luh", "ˈmaɪlə"),
    Row("OH", "o in go", "ZOH-ee", "ˈzoʊi"),
    Row("OO", "oo in moon", "LOO-kuh", "ˈluːkə"),
    Row("UU", "oo in book", "BRUUK", "ˈbɹʊk"),
    Row("AW", "aw in saw", "shi-VAWN", "ʃɪˈvɔːn"),
    Row("AH", "a in father", "AH-nuh", "ˈɑːnə"),
    Row("UH", "u in cup, a in about", "uh-LUHN", "əˈlʌn"),
    Row("OW", "ow in now", "HOW-ee", "ˈhaʊi"),
    Row("OY", "oy in boy", "ROYS", "ˈɹɔɪs"),
    Row("ER", "ir in bird, er in letter", "ER-mer", "ˈɜːmɚ"),
    Row("AIR", "air in hair", "KLAIR", "ˈklɛɹ"),
    Row("AR", "ar in car", "MAR-tuh", "ˈmɑːɹtə"),
    Row("OR", "or in for", "NOR-uh", "ˈnɔːɹə"),
    Row("EER", "ear in hear", "DEER-druh", "ˈdɪɹdɹə"),
    Row("OOR", "our in tour", "MOOR", "ˈmʊɹ"),
    Row("IRE", "ire in fire", "IRE-un", "ˈaɪɚən"),
    Row("A", "a in cat, before a consonant", "KAT-ee", "ˈkæti"),
    Row("E, EH", "e in bed", "BEN", "ˈbɛn"),
    Row("I, IH", "i in sit", "LIL-ee", "ˈlɪli"),
    Row("O", "o in hot, before a consonant", "POP-pop", "ˈpɑːppɑːp"),
    Row("U", "u in cup, before a consonant", "GUS", "ˈɡʌs"),
    Row("CH", "ch in chin", "CHEE-kuh", "ˈtʃiːkə"),
    Row("SH", "sh in she", "SHAY", "ˈʃeɪ"),
    Row("ZH", "s in measure", "ZHAHN", "ˈʒɑːn"),
    Row("TH", "th in thin", "THEE-oh", "ˈθiːoʊ"),
    Row("DH", "th in this", "DHIS", "ˈðɪs"),
    Row("J", "j in jam", "JO-nuh", "ˈdʒoʊnə"),
    Row("NG", "ng in sing", "LING", "ˈlɪŋ"),
    Row("NK", "nk in pink", "PINK", "ˈpɪŋk"),
    Row("KH", "ch in loch", "KHAH-vee", "ˈxɑːvi"),
    Row("Y", "y in yes, before a vowel", "YAH-neek", "ˈjɑːniːk"),
    Row("G", "g in go, always", "GIL-ee", "ˈɡɪli"),
    Row("S", "s in sun, always", "AHS-kar", "ˈɑːskɑːɹ"),
  ]
}
