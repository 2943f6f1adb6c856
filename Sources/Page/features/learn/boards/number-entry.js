// A number as it is typed, digit by digit. What would be too much begins anew with that digit, so that a
// child who touches 7 and means 8 just touches 8.

/** What `digit` makes of `number` (null is nothing yet), with `most` as the largest. */
export function typed(number, digit, most) {
  const longer = number === null ? digit : number * 10 + digit;
  if (longer <= most) return longer;
  return digit <= most ? digit : number;
}

/** Without its last digit. */
export function erased(number) {
  return number === null || number < 10 ? null : Math.floor(number / 10);
}
