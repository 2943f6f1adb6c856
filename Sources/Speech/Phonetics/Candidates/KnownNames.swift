/// Given names whose spelling says little to English readers, without diacritics, each with its usual
/// pronunciations as respellings, the commonest first.
enum KnownNames {
  struct Reading {
    let origin: String
    let respelling: String
  }

  static let table: [String: [Reading]] = Dictionary(
    names.flatMap { origin, names in
      names.split(separator: ",").map { entry in
        let words = entry.split(separator: " ").map(String.init)
        return (words[0], words.dropFirst().map { Reading(origin: origin, respelling: $0) })
      }
    }, uniquingKeysWith: +)

  /// By origin: names with their pronunciations, commas between them.
  private static let names = [
    "an Irish": """
    siobhan shi-VAWN SHIV-awn, saoirse SUR-shuh SEER-shuh, niamh NEEV NEE-uv, aoife EE-fuh, \
    caitlin KAYT-lin kat-LEEN, caoimhe KEE-vuh KWEE-vuh, sinead shi-NAYD, sean SHAWN, eoin OH-in, \
    eoghan OH-in, ciara KEE-ruh see-AR-uh, ciaran KEER-un, oisin uh-SHEEN OH-sheen, \
    grainne GRAWN-yuh, roisin roh-SHEEN ruh-SHEEN, aisling ASH-ling AYZ-ling, cillian KIL-ee-un, \
    tadhg TYGE, meadhbh MAYV, maeve MAYV, aine AWN-yuh, eimear EE-mer, dearbhla DER-vluh, \
    padraig PAW-drig, fionnuala fi-NOO-luh, orlaith OR-luh, sadhbh SYVE, blaithin BLAW-heen
    """,
    "a Spanish": """
    xiomara see-oh-MAH-ruh zhoh-MAH-ruh, joaquin wah-KEEN, jose hoh-ZAY hoh-SAY, jorge HOR-hay, \
    jesus hay-SOOS, guadalupe gwah-duh-LOO-pay, guillermo gee-YAIR-moh, \
    javier hah-vee-AIR HAH-vee-air, ximena hee-MEN-uh hee-MAY-nuh, angel AHN-hel AYN-jul, \
    ignacio ig-NAH-see-oh
    """,
    "a Basque": "xavier ZAY-vee-er hah-vee-AIR ig-ZAY-vee-er",
    "a Vietnamese": "nguyen WIN nuh-WIN noo-YEN, linh LIN, thuy TWEE, huong HWUHNG",
    "a French": """
    matthieu mah-TYUH MA-tyoo, mathieu mah-TYUH, guy GEE GY, jacques ZHAHK, jean ZHAHN JEEN, \
    genevieve JEN-uh-veev zhahn-vee-EV, yves EEV, etienne ay-TYEN, anais ah-nah-EES uh-NAY-is
    """,
    "a Greek": """
    chloe KLOH-ee, zoe ZOH-ee, phoebe FEE-bee, penelope puh-NEL-uh-pee, hermione her-MY-uh-nee, \
    maia MY-uh
    """,
    "a Scottish": "isla EYE-luh, graham GRAY-um, hamish HAY-mish, ian EE-un, ailsa AYL-suh",
    "a Welsh": """
    sian SHAHN, angharad ang-HAR-ad, rhys REES, ieuan YY-un YEYE-un, llewellyn loo-EL-in, \
    eluned el-IN-ed
    """,
    "a Polish": """
    wojciech VOY-chekh, lukasz WOO-kahsh, agnieszka ahg-nee-ESH-kuh, malgorzata mow-goh-ZHAH-tuh
    """,
    "a Chinese": "xi SHEE, qing CHING, zhang JAHNG, xiao SHOW",
    "a Swedish": "bjorn BYORN, annika AH-ni-kuh, johan YOH-hahn",
    "a German": "anja AHN-yuh, heidi HY-dee, katja KAHT-yuh",
    "an Italian": """
    giovanni joh-VAH-nee, gianna jee-AH-nuh, beatrice BEE-uh-tris bay-uh-TREE-chay, luca LOO-kuh, \
    mia MEE-uh
    """,
    "a Portuguese": "joao zhoo-OW, thiago tee-AH-goh",
    "a Hindi": "aarav AH-ruhv, dhruv DROOV, advait uhd-VYTE, ishaan ee-SHAHN",
    "an Arabic": """
    mohammed moh-HAH-med muh-HAM-ud, aaliyah uh-LEE-uh, khalid KHAH-lid kah-LEED, yusuf YOO-suf, \
    ayesha EYE-shuh ah-EE-shuh
    """,
    "an Igbo": "ngozi ng-GOH-zee, chidi CHEE-dee",
    "a Yoruba": "oluwaseun oh-loo-wah-SHAY-oon",
    "a Hawaiian": "kai KY, leilani lay-LAH-nee",
    "a Hebrew": """
    naomi nay-OH-mee ny-OH-mee, isaiah eye-ZAY-uh, micah MY-kuh, leah LEE-uh, chaim KHY-im, \
    yael yah-EL, tamar tuh-MAR
    """,
    "an American": "nevaeh nuh-VAY-uh",
    "a Norwegian": "kaia KY-uh",
  ]
}
