// The symbols that show what an emoji shows. An emoji looks otherwise on every device; where the set of
// symbols has a drawing of the same thing, that is shown instead: what lessons count, what a family has
// chosen for a word of its own, a place. Content goes on naming things by their emoji.

/** Symbol: the emoji that it stands for, without their variation selectors. */
const DRAWN = {
  // People.
  baby: "👶", boy: "👦", girl: "👧", woman: "👩", man: "👨", grandma: "👵", grandpa: "👴", daddy: "🧔", family: "👪",
  "child-light": "🧒🏻", "child-fair": "🧒🏼", "child-tan": "🧒🏽", "child-brown": "🧒🏾", "child-dark": "🧒🏿",
  "boy-light": "👦🏻", "boy-fair": "👦🏼", "boy-tan": "👦🏽", "boy-brown": "👦🏾", "boy-dark": "👦🏿",
  "girl-light": "👧🏻", "girl-fair": "👧🏼", "girl-tan": "👧🏽", "girl-brown": "👧🏾", "girl-dark": "👧🏿",
  kids: "🧒", hand: "✋🖐", "tap-here": "☝", face: "🙂", sleep: "😴", swim: "🏊",
  // Animals.
  ant: "🐜", bear: "🐻", bee: "🐝", bird: "🐦", bunny: "🐰🐇", butterfly: "🦋", cat: "🐱🐈", caterpillar: "🐛",
  chick: "🐤🐥", chicken: "🐔", cow: "🐮🐄", dog: "🐶🐕", donkey: "🫏", duck: "🦆", elephant: "🐘", fish: "🐟", frog: "🐸",
  goat: "🐐", hedgehog: "🦔", horse: "🐴🐎", ladybug: "🐞", lion: "🦁", monkey: "🐵🐒", mouse: "🐭🐁", owl: "🦉",
  panda: "🐼", paw: "🐾", penguin: "🐧", pig: "🐷🐖", rooster: "🐓", sheep: "🐑", snail: "🐌", snake: "🐍", turtle: "🐢",
  unicorn: "🦄", whale: "🐳", worm: "🪱", zebra: "🦓", giraffe: "🦒", "hatching-chick": "🐣", alligator: "🐊",
  // Food.
  apple: "🍎", banana: "🍌", beans: "🫘", blueberry: "🫐", bread: "🍞", cake: "🎂", carrot: "🥕", cereal: "🥣",
  cherry: "🍒", coffee: "☕", cookie: "🍪", donut: "🍩", "foam-cup": "🥤", grapes: "🍇", "green-apple": "🍏",
  "ice-cream": "🍦", "ice-cube": "🧊", juice: "🧃", lemon: "🍋", milk: "🥛", orange: "🍊", pear: "🍐", pie: "🥧",
  pizza: "🍕", potato: "🥔", spaghetti: "🍝", spoon: "🥄", strawberry: "🍓", "tin-can": "🥫", watermelon: "🍉",
  "whole-egg": "🥚",
  // What stands about, is worn and is played with.
  ball: "⚽", balloon: "🎈", baseball: "⚾", basket: "🧺", battery: "🔋", bell: "🔔", "blue-book": "📘", boat: "⛵",
  book: "📖", boot: "👢", box: "📦", button: "🔘", candle: "🕯", cap: "🧢", clock: "🕐🕒🕖", coin: "🪙",
  crayon: "🖍", die: "🎲", dollar: "💵", door: "🚪", drum: "🥁", "finish-flag": "🏁", flag: "🚩", gift: "🎁", hat: "👒",
  kite: "🪁", ladder: "🪜", mail: "✉", "one-key": "🔑", colours: "🎨", paintbrush: "🖌", pants: "👖", pencil: "✏",
  phone: "📱", purse: "👜", puzzle: "🧩", "red-book": "📕", shoe: "👟", socks: "🧦", "teddy-bear": "🧸", tub: "🛁",
  backpack: "🎒", calendar: "📅", music: "🎵", picture: "🖼",
  // On wheels.
  bike: "🚲", bus: "🚌", car: "🚗", "fire-truck": "🚒", taxi: "🚕", tractor: "🚜", train: "🚂", truck: "🚚",
  // Outside, and places.
  church: "⛪", daisy: "🌼", feather: "🪶", flower: "🌸", "full-moon": "🌕", house: "🏠🏡", leaf: "🍃", "maple-leaf": "🍁",
  moon: "🌙", morning: "🌅", "pine-tree": "🌲", "playground-slide": "🛝", "potted-plant": "🪴", rainbow: "🌈", rose: "🌹",
  school: "🏫", shell: "🐚", sprout: "🌱", star: "⭐", sun: "☀🌞", sunset: "🌇", tent: "⛺", tree: "🌳", "water-drop": "💧",
  world: "🌍", "young-plant": "🌿",
  // Shapes, and signs.
  "red-circle": "🔴", "blue-circle": "🔵", "yellow-circle": "🟡", "green-circle": "🟢", "purple-circle": "🟣",
  "orange-circle": "🟠", "white-circle": "⚪", "black-circle": "⚫", "red-square": "🟥", "blue-square": "🟦",
  "yellow-square": "🟨", "green-square": "🟩", "purple-square": "🟪", "orange-square": "🟧", "red-triangle": "🔺",
  "warning-sign": "⚠", heart: "❤", "pink-heart": "💗",
};
let byEmoji = null;

/** Each of several emoji, of which a face may have a tone of its skin. */
function parted(text) {
  return text.match(/\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?/gu);
}

/** The name of the symbol for `emoji`, or null. */
export function artOf(emoji) {
  byEmoji ??= new Map(Object.entries(DRAWN).flatMap(([name, all]) => parted(all).map((one) => [one, name])));
  return byEmoji.get(emoji?.replaceAll("\uFE0F", "")) ?? null;
}
