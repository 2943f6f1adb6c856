/// Two hundred entries of the CMU Pronouncing Dictionary (Carnegie Mellon University, BSD licence): fifty
/// chosen for their sounds, the rest drawn by chance. Behind each stands what eSpeak NG 1.51 printed as
/// IPA for the mnemonics that the entry gave, in its voice en-us.
enum CMUSample {
  /// The entry and the print, each pair on a line with a tab between.
  static let text = """
    M AO1 R	mˈɔːɹ
    W AA1 N T	wˈɑːnt
    W AO1 T ER0	wˈɔːɾɚ
    B AH1 T AH0 N	bˈʌtən
    B AA1 T AH0 L	bˈɑːɾəl
    HH IY1 R	hˈɪɹ
    N IH1 R	nˈɪɹ
    F AY1 ER0	fˈaɪɚ
    AW1 ER0	ˈaʊɚ
    K AO1 R CH IH2 P	kˈɔːɹtʃˌɪp
    HH ER1 IY0	hˈɜːɹi
    M IH1 R ER0	mˈɪɹɚ
    K AA1 R	kˈɑːɹ
    HH EH1 R	hˈɛɹ
    F AO1 R	fˈɔːɹ
    T UH1 R	tˈʊɹ
    B ER1 D	bˈɜːd
    L EH1 T ER0	lˈɛɾɚ
    S IH1 NG IH0 NG	sˈɪŋɪŋ
    F IH1 NG G ER0	fˈɪŋɡɚ
    B AE1 NG K	bˈæŋk
    K AA1 NG G R AH0 S	kˈɑːŋɡɹəs
    M EH1 ZH ER0	mˈɛʒɚ
    JH AH1 JH	dʒˈʌdʒ
    CH ER1 CH	tʃˈɜːtʃ
    DH IH1 S	ðˈɪs
    TH IH1 NG	θˈɪŋ
    Y EH1 S	jˈɛs
    HH AW1 S	hˈaʊs
    B OY1	bˈɔɪ
    AH0 B AW1 T	əbˈaʊt
    R OW1 Z IH0 Z	ɹˈoʊzɪz
    HH AE1 P IY0	hˈæpi
    L IH1 T AH0 L	lˈɪɾəl
    R IH1 DH AH0 M	ɹˈɪðəm
    P UW1 R	pˈuːr
    S AA1 R IY0	sˈɑːɹi
    F AA1 DH ER0	fˈɑːðɚ
    K IH1 T AH0 N	kˈɪtən
    P AA1 R T IY0	pˈɑːɹɾi
    W ER1 L D	wˈɜːld
    ER1 L IY0	ˈɜːli
    AO1 R AH0 N JH	ˈɔːɹəndʒ
    V EH1 R IY0	vˈɛɹi
    EH1 R IY0 AH0	ˈɛɹiə
    AY0 D IY1 AH0	aɪdˈiːə
    K W AY1 AH0 T	kwˈaɪət
    P AW1 ER0	pˈaʊɚ
    L AY1 AH0 N	lˈaɪən
    V AY0 AH0 L IH1 N	vaɪəlˈɪn
    D IH1 Z IY0	dˈɪzi
    N AE2 V AH0 G EY1 SH AH0 N AH0 L	nˌævəɡˈeɪʃənəl
    M AH0 K R IY1 D IY0	məkɹˈiːdi
    K AA0 R AA1 CH IY0	kɑːɹˈɑːtʃi
    HH EH1 R D R EH2 S IH0 NG	hˈɛɹdɹˌɛsɪŋ
    V AA1 S B ER0 G	vˈɑːsbɚɡ
    N AH1 N S AH1 CH	nˈʌnsˈʌtʃ
    K AW2 AH0 B AH1 NG G AH0	kˌaʊəbˈʌŋɡə
    AW1 CH AY2 N	ˈaʊtʃˌaɪn
    M OW2 T OW0 N AO1 R IY0	mˌoʊtoʊnˈɔːɹi
    B AE1 T AH0 N IH0 NG	bˈætənɪŋ
    N AO1 R M K AO2 R	nˈɔːɹmkˌɔːɹ
    AE1 G AH0 N AY2 Z	ˈæɡənˌaɪz
    V ER1 W IY0	vˈɜːwi
    S AH1 N S K R IY0 N Z	sˈʌnskɹinz
    N AO1 S	nˈɔːs
    IH0 D W AO1 R D AY0 N	ɪdwˈɔːɹdaɪn
    M EH1 D IY0	mˈɛdi
    D IH0 S M EH1 M B ER0 D	dɪsmˈɛmbɚd
    K R UH1 K S	kɹˈʊks
    R IH0 P EH1 R D	ɹɪpˈɛɹd
    K OW1 F IY0	kˈoʊfi
    M AE1 K S AH0 S	mˈæksəs
    S AH1 M ER0 AY2 Z IH0 Z	sˈʌmɚɹˌaɪzɪz
    M IY1 D	mˈiːd
    K R IH1 S T IY0	kɹˈɪsti
    HH AO1 K AH0 N HH AY2 M	hˈɔːkənhˌaɪm
    P AE1 T ER0 AH0 L AY2 Z	pˈæɾɚɹəlˌaɪz
    TH ER1 T IY1 N	θˈɜːtˈiːn
    CH AH0 Y N AO1 F S K IY0	tʃəjnˈɔːfski
    D IH2 S AH0 V AW1	dˌɪsəvˈaʊ
    P AA0 P IY1 N	pɑːpˈiːn
    K R IH2 S CH IY0 AE1 N IH0 T IY0	kɹˌɪstʃiˈænɪɾi
    T OW1 L AH0 N	tˈoʊlən
    W AY1 L D	wˈaɪld
    M AE1 JH IH0 D	mˈædʒɪd
    HH ER1 N IY0 AH0	hˈɜːniə
    R UW1 AA0 R K	ɹˈuːɑːɹk
    EH1 R HH AA0 R T	ˈɛɹhɑːɹt
    P AW1 L T AH0 N	pˈaʊltən
    S K R OW1	skɹˈoʊ
    B AE1 SH AH0 M	bˈæʃəm
    K L OW1 ZH ER0 Z	klˈoʊʒɚz
    SH AA1 R T S	ʃˈɑːɹts
    Z IY1 M K	zˈiːmk
    N AE1 S K OW0	nˈæskoʊ
    AH0 S EH1 N D IH0 NG	əsˈɛndɪŋ
    F IY1 D L ER0	fˈiːdlɚ
    SH IY1 AH0 N	ʃˈiːən
    AE1 N AH0 T EY2 T S	ˈænətˌeɪts
    S T EH1 T	stˈɛt
    T AY1 M AH0 N	tˈaɪmən
    AA1 N K L EY2 V	ˈɑːŋklˌeɪv
    K ER0 N AA1 T S K IY0	kɚnˈɑːtski
    N IY1 K ER0 K	nˈiːkɚk
    R IH0 P AH1 B L IH0 K AH0 N	ɹɪpˈʌblɪkən
    W AA1 N D ER0 IH0 NG	wˈɑːndɚɹɪŋ
    T R IY0 OW1 L OW0	tɹiˈoʊloʊ
    HH EH1 N CH	hˈɛntʃ
    R IH0 L IY1 V	ɹɪlˈiːv
    S IY1 B	sˈiːb
    W EH1 R IY0 N IH0 S	wˈɛɹinɪs
    IH2 N AO1 K Y AH0 L EY2 T AH0 D	ˌɪnˈɔːkjəlˌeɪɾəd
    HH IH1 N SH	hˈɪnʃ
    R IH1 JH IH0 Z	ɹˈɪdʒɪz
    S N IH1 R IH0 N JH ER0	snˈɪɹɪndʒɚ
    M UW1 D Z	mˈuːdz
    Y EH1 Z EH0 K	jˈɛzɛk
    W IY1 B ER0 G	wˈiːbɚɡ
    K EH1 R IY0 IH0 NG	kˈɛɹiɪŋ
    T R IH1 P AH0 L K AE2 S T	tɹˈɪpəlkˌæst
    G AH1 N D AO2 G	ɡˈʌndˌɔːɡ
    B AO2 R IY0 AE1 L AH0 S	bˌɔːɹiˈæləs
    AH0 P R EY1 Z D	əpɹˈeɪzd
    K AH0 S IY1 N OW0	kəsˈiːnoʊ
    L IY1 G AH0 L Z	lˈiːɡəlz
    D EH1 N S AH0 N	dˈɛnsən
    EH1 D IH0 NG T AH0 N	ˈɛdɪŋtən
    P OY1 N T ER0	pˈɔɪntɚ
    IH2 R EH1 V AH0 K AH0 B AH0 L	ˌɪɹˈɛvəkəbəl
    SH AA1 R AH0	ʃˈɑːɹə
    OW2 V ER0 K AA1 N F IH0 D AH0 N S	ˌoʊvɚkˈɑːnfɪdəns
    T EH1 M P L ER0	tˈɛmplɚ
    F IH1 D L ER0	fˈɪdlɚ
    IH2 N K L UW1 D IH0 NG	ˌɪŋklˈuːdɪŋ
    L IH1 T IH0 G EY2 T IH0 NG	lˈɪɾɪɡˌeɪɾɪŋ
    S AH1 B N OW1 T B UH2 K	sˈʌbnˈoʊtbˌʊk
    HH EH1 L D Z	hˈɛldz
    M OW1 M AH0	mˈoʊmə
    G UH1 D N ER0	ɡˈʊdnɚ
    M AA1 R M ER0	mˈɑːɹmɚ
    M AH1 N S IY0	mˈʌnsi
    HH AH1 D IH0 L S AH0 N	hˈʌdɪlsən
    M AH2 L T IY0 EH1 TH N IH0 K	mˌʌltiˈɛθnɪk
    D IH0 S K L OW1 Z IH0 Z	dɪsklˈoʊzɪz
    V AE1 P IH0 D	vˈæpɪd
    JH EH1 NG HH IH0 S	dʒˈɛŋhɪs
    P R AH0 M OW1 SH AH0 N AH0 L	pɹəmˈoʊʃənəl
    V AA1 N S T IY0 N	vˈɑːnstin
    W EH1 S T ER0 N AY2 Z	wˈɛstɚnˌaɪz
    AE2 N D R IY2 AA1 N OW0	ˌændɹˌiːˈɑːnoʊ
    T ER1 HH AO0 R S T	tˈɜːhɔːɹst
    EH0 S T IY1 L	ɛstˈiːl
    N AO1 R S T R AH0 M	nˈɔːɹstɹəm
    P AA1 T V IH0 N	pˈɑːtvɪn
    R EY1 D IH0 D	ɹˈeɪdɪd
    K OY1 N Z	kˈɔɪnz
    R AE1 P	ɹˈæp
    TH IH0 R IY1	θɪɹˈiː
    F AH1 S AH0 L M AH0 N	fˈʌsəlmən
    M AA0 T S AA1 R AH0	mɑːtsˈɑːɹə
    V AA1 R N AH0 L	vˈɑːɹnəl
    M AA1 D ER0 N AY2 Z D	mˈɑːdɚnˌaɪzd
    M IH0 S R EH2 P R AH0 Z EH1 N T S	mɪsɹˌɛpɹəzˈɛnts
    B R AE1 N S K AH0 M	bɹˈænskəm
    R IY0 L IY1 S T	ɹilˈiːst
    P IH1 K R AH0 L	pˈɪkɹəl
    D EH1 L ER0	dˈɛlɚ
    P AO1 L T R IY0	pˈɔːltɹi
    S T AH1 D IY0	stˈʌdi
    M AH0 L EH1 S T ER0 Z	məlˈɛstɚz
    EY0 M EH1 R AH0 N T	eɪmˈɛɹənt
    EH2 G Z EH1 K S	ˌɛɡzˈɛks
    K AE1 L K Y AH0 L EY2 T	kˈælkjəlˌeɪt
    B AA1 R T L OW0	bˈɑːɹtloʊ
    L EY1 V OW0	lˈeɪvoʊ
    T EH2 L AH0 K T R AA1 N IH0 K S	tˌɛləktɹˈɑːnɪks
    P AE1 SH AH0 N AH0 T L IY0	pˈæʃənətli
    L AA1 M AH0 Z	lˈɑːməz
    B L IH1 S	blˈɪs
    G IH1 V B AE2 K	ɡˈɪvbˌæk
    S N EH1 R	snˈɛɹ
    B AO1 L Z	bˈɔːlz
    HH AH1 N S B ER0 G ER0	hˈʌnsbɚɡɚ
    AH1 P L AH0 N D	ˈʌplənd
    CH AA1 N	tʃˈɑːn
    AE1 L AH0 N Z W ER0 TH	ˈælənzwɚθ
    F AE1 T	fˈæt
    IH2 N Y UW0 EH1 N D OW0 Z	ˌɪnjuːˈɛndoʊz
    S EY1 K AH0 T ER0	sˈeɪkəɾɚ
    AY0 D AA1 L AH0 T R AH0 S	aɪdˈɑːlətɹəs
    T OY1 D	tˈɔɪd
    B ER1 L IH0 NG	bˈɜːlɪŋ
    AH0 S AE1 S AH0 N	əsˈæsən
    N AO1 R D	nˈɔːɹd
    OW1 L M AH0 N	ˈoʊlmən
    SH OW1 N B ER0 G ER0	ʃˈoʊnbɚɡɚ
    AH0 S AO1 R T IH0 D	əsˈɔːɹɾɪd
    HH AA1 R T IH0 NG	hˈɑːɹɾɪŋ
    R IY0 P R EH1 S IH0 NG	ɹipɹˈɛsɪŋ
    """

  /// The same, taken apart.
  static let entries: [(arpabet: String, printed: String)] = text.split(separator: "\n").map {
    line in
    let fields = line.split(separator: "\t").map(String.init)
    return (fields[0], fields[1])
  }
}
