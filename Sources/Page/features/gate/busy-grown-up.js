// A grown-up who is busy is not shut out in the middle: the gate's time begins anew with what they touch,
// type and scroll. It shuts behind who has gone.
import { post } from "../../kit/transport/api.js";

/** How often at most the service is told, in ms; little of the shortest time, five minutes. */
const SELDOM = 20_000;

/** Has the gate stay open for as long as somebody is busy in `root`; returns what says so of who is busy without
 *  a touch, since they speak. */
export function stayWhileBusy(root) {
  let told = performance.now();
  const stay = () => {
    if (root.hidden || performance.now() - told < SELDOM) return;
    told = performance.now();
    post("/v1/gate/stay").catch(() => {}); // it is shut: the next change asks for a grown-up
  };
  for (const kind of ["pointerdown", "keydown", "scroll"]) {
    root.addEventListener(kind, stay, { capture: true, passive: true });
  }
  return stay;
}
