<?xml version="1.0" encoding="UTF-8"?>
<!-- A family's words as a W3C pronunciation lexicon (PLS 1.0). Import: meadow words import family.pls

     lexicon            alphabet="ipa" is the alphabet of every phoneme that names no other; xml:lang is the language.
     lexeme             one word; everything about it stands inside.
     grapheme           how the word is written; each further one becomes a word of its own with the same sound.
     phoneme            how it sounds, in the International Phonetic Alphabet, without slashes around it.
     phoneme alphabet   another alphabet for this phoneme: "x-sampa" or "x-cmu-arpabet".
     phoneme prefer     "true" marks the one to use where there are several; else the first is used.
     alias              other words to say instead, read by the voice's own rules.
     example            a sentence for people; it is not read.
     role               a part of speech or another remark, kept as it stands.
     meadow:group       the list in My Words: people, things or places.
     meadow:emoji       the picture.
     meadow:favorite    "true" for a favorite.
     meadow:spoken      what is said instead of the text, beside a hint.
     meadow:language    the word's own language.
     meadow:hint        the hint as it was written in Meadow, such as shi-VAWN; other programs use the phoneme.
     meadow:of          the phoneme that was exported for that hint; if it was edited since, the edit counts. -->
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" xmlns:meadow="urn:meadow:lexicon:1" alphabet="ipa" xml:lang="en-US">
  <lexeme meadow:group="people" meadow:emoji="👩‍🦰" meadow:favorite="true" meadow:hint="shi-VAWN" meadow:of="ʃɪˈvɔːn">
    <grapheme>Siobhán</grapheme>
    <phoneme>ʃɪˈvɔːn</phoneme>
    <example>I love Siobhán.</example>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="👧">
    <grapheme>Saoirse</grapheme>
    <phoneme>ˈsɪɹʃə</phoneme>
    <phoneme prefer="true">ˈsɝʃə</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="👩🏽‍🏫">
    <grapheme>Nguyen</grapheme>
    <phoneme alphabet="x-cmu-arpabet">W IH1 N</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="👴">
    <grapheme>Pop-Pop</grapheme>
    <phoneme>ˈpɑpˌpɑp</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="👵" meadow:favorite="true">
    <grapheme>Mee-Maw</grapheme>
    <phoneme>ˈmiːmɔː</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="💃">
    <grapheme>Xiomara</grapheme>
    <phoneme>ˌsioʊˈmɑɹə</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="👦🏽">
    <grapheme>Joaquín</grapheme>
    <phoneme>wɑˈkiːn</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="👱‍♀️">
    <grapheme>Niamh</grapheme>
    <phoneme alphabet="x-sampa">ni:v</phoneme>
  </lexeme>
  <lexeme meadow:group="people" meadow:emoji="🐕">
    <grapheme>Aoife</grapheme>
    <phoneme>ˈiːfə</phoneme>
  </lexeme>
  <lexeme meadow:group="things" meadow:emoji="🐰" meadow:favorite="true">
    <grapheme>BunBun</grapheme>
    <alias>bun bun</alias>
  </lexeme>
  <lexeme meadow:group="things" meadow:emoji="🧸">
    <grapheme>Lovey</grapheme>
  </lexeme>
  <lexeme meadow:group="places" meadow:emoji="🏖️">
    <grapheme>La Jolla</grapheme>
    <phoneme>lə ˈhɔɪə</phoneme>
  </lexeme>
</lexicon>
