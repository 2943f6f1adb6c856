// How sure a share is. Few answers say little: an interval tells how little.

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959963984540054;
/** An interval that is wider says too little to be told as a figure. */
const TOO_WIDE = 0.5;

/**
 * The share of `times` in `all` with its 95 % interval by Wilson's score (E. B. Wilson, JASA 22, 1927), which
 * holds for small numbers and at 0 and 1: {times, all, share, low, high, isTooFew}. Of nothing it is all
 * that can be.
 */
export function share(times, all) {
  if (all === 0) return { times, all, share: null, low: 0, high: 1, isTooFew: true };
  const part = times / all;
  const middle = (part + Z * Z / (2 * all)) / (1 + Z * Z / all);
  const half = Z / (1 + Z * Z / all) * Math.sqrt(part * (1 - part) / all + Z * Z / (4 * all * all));
  const low = times === 0 ? 0 : Math.max(0, middle - half);
  const high = times === all ? 1 : Math.min(1, middle + half);
  return { times, all, share: part, low, high, isTooFew: high - low > TOO_WIDE };
}

/**
 * By how much the share `a` is larger than `b`, both from `share`, with its 95 % interval: the tenth method
 * of R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statistics in
 * Medicine 17, 1998. `isTold` where the interval leaves out zero.
 */
export function difference(a, b) {
  if (a.all === 0 || b.all === 0) return { by: null, low: -1, high: 1, isTold: false };
  const by = a.share - b.share;
  const low = by - Math.hypot(a.share - a.low, b.high - b.share);
  const high = by + Math.hypot(a.high - a.share, b.share - b.low);
  return { by, low, high, isTold: low > 0 || high < 0 };
}
