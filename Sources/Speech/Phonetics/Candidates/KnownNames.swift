/// Given names whose spelling says little to English readers, without diacritics, each with its usual
/// pronunciations as respellings, the commonest first.
enum KnownNames {
  struct Reading {
    let origin: String
    let respelling: String
  }

  static let table: [String: [Reading]] = Dictionary(
    rows.map { row in
      (row.name, row.respellings.map { Reading(origin: row.origin, respelling: $0) })
    }, uniquingKeysWith: +)

  private static func irish(_ name: String, _ respellings: String...) -> Row {
    Row(name: name, origin: "an Irish", respellings: respellings)
  }

  private static func row(_ name: String, _ origin: String, _ respellings: String...) -> Row {
    Row(name: name, origin: origin, respellings: respellings)
  }

  private struct Row {
    let name: String
    let origin: String
    let respellings: [String]
  }

  private static let rows: [Row] = [
    irish("siobhan", "shi-VAWN", "SHIV-awn"), irish("saoirse", "SUR-shuh", "SEER-shuh"),
    irish("niamh", "NEEV", "NEE-uv"), irish("aoife", "EE-fuh"),
    irish("caitlin", "KAYT-lin", "kat-LEEN"),
    irish("caoimhe", "KEE-vuh", "KWEE-vuh"), irish("sinead", "shi-NAYD"), irish("sean", "SHAWN"),
    irish("eoin", "OH-in"), irish("eoghan", "OH-in"), irish("ciara", "KEE-ruh", "see-AR-uh"),
    irish("ciaran", "KEER-un"), irish("oisin", "uh-SHEEN", "OH-sheen"),
    irish("grainne", "GRAWN-yuh"),
    irish("roisin", "roh-SHEEN", "ruh-SHEEN"), irish("aisling", "ASH-ling", "AYZ-ling"),
    irish("cillian", "KIL-ee-un"), irish("tadhg", "TYGE"), irish("meadhbh", "MAYV"),
    irish("maeve", "MAYV"), irish("aine", "AWN-yuh"), irish("eimear", "EE-mer"),
    irish("dearbhla", "DER-vluh"), irish("padraig", "PAW-drig"), irish("fionnuala", "fi-NOO-luh"),
    irish("orlaith", "OR-luh"), irish("sadhbh", "SYVE"), irish("blaithin", "BLAW-heen"),
    row("xiomara", "a Spanish", "see-oh-MAH-ruh", "zhoh-MAH-ruh"),
    row("joaquin", "a Spanish", "wah-KEEN"), row("jose", "a Spanish", "hoh-ZAY", "hoh-SAY"),
    row("jorge", "a Spanish", "HOR-hay"), row("jesus", "a Spanish", "hay-SOOS"),
    row("guadalupe", "a Spanish", "gwah-duh-LOO-pay"),
    row("guillermo", "a Spanish", "gee-YAIR-moh"),
    row("javier", "a Spanish", "hah-vee-AIR", "HAH-vee-air"),
    row("ximena", "a Spanish", "hee-MEN-uh", "hee-MAY-nuh"),
    row("angel", "a Spanish", "AHN-hel", "AYN-jul"), row("ignacio", "a Spanish", "ig-NAH-see-oh"),
    row("xavier", "a Basque", "ZAY-vee-er", "hah-vee-AIR", "ig-ZAY-vee-er"),
    row("nguyen", "a Vietnamese", "WIN", "nuh-WIN", "noo-YEN"), row("linh", "a Vietnamese", "LIN"),
    row("thuy", "a Vietnamese", "TWEE"), row("huong", "a Vietnamese", "HWUHNG"),
    row("matthieu", "a French", "mah-TYUH", "MA-tyoo"), row("mathieu", "a French", "mah-TYUH"),
    row("guy", "a French", "GEE", "GY"), row("jacques", "a French", "ZHAHK"),
    row("jean", "a French", "ZHAHN", "JEEN"),
    row("genevieve", "a French", "JEN-uh-veev", "zhahn-vee-EV"),
    row("yves", "a French", "EEV"), row("etienne", "a French", "ay-TYEN"),
    row("chloe", "a Greek", "KLOH-ee"), row("zoe", "a Greek", "ZOH-ee"),
    row("phoebe", "a Greek", "FEE-bee"),
    row("penelope", "a Greek", "puh-NEL-uh-pee"), row("hermione", "a Greek", "her-MY-uh-nee"),
    row("anais", "a French", "ah-nah-EES", "uh-NAY-is"), row("isla", "a Scottish", "EYE-luh"),
    row("graham", "a Scottish", "GRAY-um"), row("hamish", "a Scottish", "HAY-mish"),
    row("ian", "a Scottish", "EE-un"), row("ailsa", "a Scottish", "AYL-suh"),
    row("sian", "a Welsh", "SHAHN"), row("angharad", "a Welsh", "ang-HAR-ad"),
    row("rhys", "a Welsh", "REES"), row("ieuan", "a Welsh", "YY-un", "YEYE-un"),
    row("llewellyn", "a Welsh", "loo-EL-in"), row("eluned", "a Welsh", "el-IN-ed"),
    row("wojciech", "a Polish", "VOY-chekh"), row("lukasz", "a Polish", "WOO-kahsh"),
    row("agnieszka", "a Polish", "ahg-nee-ESH-kuh"),
    row("malgorzata", "a Polish", "mow-goh-ZHAH-tuh"),
    row("xi", "a Chinese", "SHEE"), row("qing", "a Chinese", "CHING"),
    row("zhang", "a Chinese", "JAHNG"),
    row("xiao", "a Chinese", "SHOW"), row("bjorn", "a Swedish", "BYORN"),
    row("annika", "a Swedish", "AH-ni-kuh"),
    row("johan", "a Swedish", "YOH-hahn"), row("anja", "a German", "AHN-yuh"),
    row("heidi", "a German", "HY-dee"),
    row("katja", "a German", "KAHT-yuh"), row("giovanni", "an Italian", "joh-VAH-nee"),
    row("gianna", "an Italian", "jee-AH-nuh"),
    row("beatrice", "an Italian", "BEE-uh-tris", "bay-uh-TREE-chay"),
    row("luca", "an Italian", "LOO-kuh"), row("joao", "a Portuguese", "zhoo-OW"),
    row("thiago", "a Portuguese", "tee-AH-goh"), row("aarav", "a Hindi", "AH-ruhv"),
    row("dhruv", "a Hindi", "DROOV"), row("advait", "a Hindi", "uhd-VYTE"),
    row("ishaan", "a Hindi", "ee-SHAHN"),
    row("mohammed", "an Arabic", "moh-HAH-med", "muh-HAM-ud"),
    row("aaliyah", "an Arabic", "uh-LEE-uh"),
    row("khalid", "an Arabic", "KHAH-lid", "kah-LEED"), row("yusuf", "an Arabic", "YOO-suf"),
    row("ayesha", "an Arabic", "EYE-shuh", "ah-EE-shuh"), row("ngozi", "an Igbo", "ng-GOH-zee"),
    row("chidi", "an Igbo", "CHEE-dee"), row("oluwaseun", "a Yoruba", "oh-loo-wah-SHAY-oon"),
    row("kai", "a Hawaiian", "KY"), row("leilani", "a Hawaiian", "lay-LAH-nee"),
    row("naomi", "a Hebrew", "nay-OH-mee", "ny-OH-mee"), row("isaiah", "a Hebrew", "eye-ZAY-uh"),
    row("micah", "a Hebrew", "MY-kuh"), row("leah", "a Hebrew", "LEE-uh"),
    row("chaim", "a Hebrew", "KHY-im"), row("yael", "a Hebrew", "yah-EL"),
    row("tamar", "a Hebrew", "tuh-MAR"), row("nevaeh", "an American", "nuh-VAY-uh"),
    row("kaia", "a Norwegian", "KY-uh"), row("maia", "a Greek", "MY-uh"),
    row("mia", "an Italian", "MEE-uh"),
  ]
}
