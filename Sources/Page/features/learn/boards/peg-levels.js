// Pegs stand close where their numbers do; what hangs on them must not. Each hangs as high as it has room.

/** The level of each peg, 0 the nearest: pegs of one level are `apart` or more from each other. */
export function pegLevels(positions, apart) {
  const last = [];
  return positions.map((position) => {
    const level = last.findIndex((other) => position - other >= apart);
    const found = level < 0 ? last.length : level;
    last[found] = position;
    return found;
  });
}
