// Chance that can be repeated: the same seed gives the same order, so that a test can be looked into.

/** Numbers from 0 to below 1 by mulberry32 (Tommy Ettinger, public domain), which is good for small orders. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `list` in an order by `chance` (Fisher and Yates); the list itself stays. */
export function shuffled(list, chance) {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
