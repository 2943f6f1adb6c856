// The little of a browser that modules ask for when they are loaded, and that Node 18 does not have.
globalThis.CustomEvent ??= class extends Event {
  constructor(type, { detail = null } = {}) {
    super(type);
    this.detail = detail;
  }
};
globalThis.addEventListener ??= () => {};
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });

/** The modules of the page, by their path in Sources/Page. */
export const page = (path) => import(new URL(`../../../Sources/Page/${path}`, import.meta.url));
