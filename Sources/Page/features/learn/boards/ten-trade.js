// Tens and ones on a mat: within what there is, they are laid and taken away; ten ones are traded for one
// ten and back, which changes how the number lies and not the number.

export class TenTrade {
  tens = 0;
  ones = 0;

  /** `mostTens` and `mostOnes`: so many there are. */
  constructor({ mostTens, mostOnes }) { Object.assign(this, { mostTens, mostOnes }); }

  get total() { return this.tens * 10 + this.ones; }

  /** Whether `tens` or `ones` can change by so many. */
  can(kind, by) {
    const after = this[kind] + by;
    return after >= 0 && after <= (kind === "tens" ? this.mostTens : this.mostOnes);
  }

  /** Lays (or takes) so many; false where there are none. */
  change(kind, by) {
    if (!this.can(kind, by)) return false;
    this[kind] += by;
    return true;
  }

  get canGather() { return this.can("ones", -10) && this.can("tens", 1); }
  get canOpen() { return this.can("tens", -1) && this.can("ones", 10); }

  /** Ten ones become a ten. */
  gather() {
    if (!this.canGather) return false;
    this.tens += 1;
    this.ones -= 10;
    return true;
  }

  /** A ten becomes ten ones. */
  open() {
    if (!this.canOpen) return false;
    this.tens -= 1;
    this.ones += 10;
    return true;
  }
}
