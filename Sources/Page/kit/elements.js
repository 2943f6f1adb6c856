// Making elements: small, and without markup in strings, so nothing a family writes becomes HTML.

/**
 * An element: `make("button", { class: "chip", "aria-pressed": "true" }, "more")`. Properties that
 * begin with `on` are listeners, true and false set and leave out an attribute.
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** A button with a picture that is only seen: a sign, or an element. */
export function button(text, { picture, ...attributes } = {}, ...more) {
  return make("button", { type: "button", class: "button", ...attributes },
    typeof picture === "string" ? make("span", { class: "emoji", "aria-hidden": "true" }, picture) : picture,
    text, ...more);
}

/** Sets an element's text only where it differs, so that a live region speaks once. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Calls `act` once it has been quiet for `wait` milliseconds. */
export function settled(act, wait) {
  let timer = 0;
  const run = (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...values), wait);
  };
  run.cancel = () => clearTimeout(timer);
  return run;
}
