// A time on a clock's face. The hands are coupled: when the long one goes round, the short one goes on by
// an hour; minutes lie on the steps of the board.

const ROUND = 12 * 60;

/** {h: 1 to 12, m} of so many minutes since twelve, however many they are. */
export function timeOf(minutes) {
  const within = ((minutes % ROUND) + ROUND) % ROUND;
  return { h: Math.floor(within / 60) || 12, m: within % 60 };
}

const minutesOf = ({ h, m }) => (h % 12) * 60 + m;

/** `time` moved by so many minutes. */
export function moved(time, minutes) { return timeOf(minutesOf(time) + minutes); }

/** The long hand turned to `turn` (0 to 1, from the top), the nearer way round: to the nearest step, over
    twelve into the next or the last hour. */
export function withMinuteHand(time, turn, step) {
  const away = ((turn * 60 - time.m + 90) % 60) - 30;
  return moved(time, Math.round(away / step) * step);
}

/** The short hand turned to `turn`: the hour whose place, with these minutes, is nearest. */
export function withHourHand(time, turn) {
  const hour = Math.round(turn * 12 - time.m / 60);
  return timeOf(hour * 60 + time.m);
}

/** Which hand is meant by a touch at `turn`, `away` from the middle (1 is the rim). */
export function handAt(time, turn, away) {
  const apart = (one) => Math.min((one - turn + 2) % 1, (turn - one + 2) % 1);
  const minute = apart(time.m / 60);
  const hour = apart(((time.h % 12) + time.m / 60) / 12);
  // Beyond the short hand's end only the long one can be meant, unless the short one points just there.
  return hour < minute && (away < 0.75 || hour < 0.03) ? "hour" : "minute";
}
