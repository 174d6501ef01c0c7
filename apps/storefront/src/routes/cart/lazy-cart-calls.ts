/** Once the page has its first view: a function of its own (browser/calls/lazy-calls.ts says why). */
export const cartCalls = () => import("./cart-calls.ts");
