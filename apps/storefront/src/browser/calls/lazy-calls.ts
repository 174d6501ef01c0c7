/**
 * The doors to what no first view needs. Each is a function of its own: what were chained to `import()` itself would
 * count as its loading, and a call refused there as lost code.
 */
export const pageCalls = () => import("./page-calls.ts");
export const entryCalls = () => import("../ways-in/entry-calls.ts");
export const visits = () => import("../visits/visits.ts");
export const reactions = () => import("../troubles/react-to-error.ts");
