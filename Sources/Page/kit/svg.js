// Drawing elements from script: SVG has a namespace of its own, which elements.js does not know.

const SPACE = "http://www.w3.org/2000/svg";

/** An SVG element: `svg("path", { class: "leaf", d: "…" })`. */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
