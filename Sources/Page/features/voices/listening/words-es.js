// The same as words-en.js in the Spanish of Latin America: c and z are said as s, ll as y. Few of its words
// end in a consonant, so the sound that differs is the first, the one in the middle, or a vowel.

export const GROUPS = [
  ["first", { p: "pato", ɡ: "gato", r: "rato", d: "dato" }],
  ["first", { k: "casa", m: "masa", t: "taza", p: "pasa", ɡ: "gasa" }],
  ["first", { b: "boca", f: "foca", r: "roca", t: "toca", l: "loca" }],
  ["first", { b: "beso", p: "peso", k: "queso", ʝ: "yeso" }],
  ["first", { l: "luna", k: "cuna", t: "tuna", d: "duna" }],
  ["first", { k: "cama", f: "fama", r: "rama", d: "dama", ʝ: "llama" }],
  ["first", { p: "pino", b: "vino", f: "fino", tʃ: "chino" }],
  ["first", { b: "bota", ɡ: "gota", n: "nota", r: "rota" }],
  ["first", { k: "coco", m: "moco", p: "poco", l: "loco", f: "foco" }],
  ["first", { m: "mano", s: "sano", ɡ: "gano", b: "vano" }],
  ["first", { s: "sol", k: "col", ɡ: "gol", r: "rol" }],
  ["first", { p: "pan", b: "van", d: "dan", t: "tan" }],
  ["first", { l: "lata", p: "pata", ɡ: "gata", r: "rata", b: "bata" }],
  ["first", { k: "capa", t: "tapa", p: "papa", tʃ: "chapa" }],
  ["first", { k: "copa", r: "ropa", s: "sopa", t: "topa" }],
  ["first", { k: "caja", b: "baja", p: "paja", f: "faja", r: "raja" }],
  ["middle", { x: "ojo", s: "oso", ɾ: "oro", tʃ: "ocho" }],
  ["middle", { l: "pala", ɾ: "para", s: "pasa", t: "pata", x: "paja", p: "papa" }],
  ["middle", { m: "cama", s: "casa", ɾ: "cara", p: "capa", x: "caja", ɲ: "caña" }],
  ["middle", { s: "peso", l: "pelo", ɾ: "pero", r: "perro", tʃ: "pecho" }],
  ["middle", { n: "mono", k: "moco", ɲ: "moño", t: "moto" }],
  ["middle", { t: "bota", k: "boca", l: "bola", d: "boda" }],
  ["middle", { n: "rana", t: "rata", m: "rama", ʝ: "raya" }],
  ["vowel", { a: "paso", e: "peso", i: "piso", u: "puso" }],
  ["vowel", { a: "masa", e: "mesa", i: "misa", u: "musa" }],
  ["vowel", { a: "rata", o: "rota", u: "ruta", e: "reta" }],
  ["vowel", { a: "mato", e: "meto", i: "mito", o: "moto" }],
].map(([place, words]) => ({ place, words }));

export const PHRASES = ["más", "ayúdame", "ya terminé", "quiero más jugo", "me toca a mí", "vamos afuera",
  "te quiero", "dónde está mi pelota"];
