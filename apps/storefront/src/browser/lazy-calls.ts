/**
 * The doors to what no first view needs. Each is a function of its own: what were chained to `import()` itself would
 * count as its loading, and a call refused there as lost code.
 */
export const pageCalls = () => import("./page-calls.ts");
export const entryCalls = () => import("./entry-calls.ts");
export const railCalls = () => import("./rail-calls.ts");
export const shopVisit = () => import("./visit-shop.ts");
export const visits = () => import("./visits/visits.ts");
export const closedShopWarning = () => import("./warn-closed-shop.ts");
export const enterpriseWatch = () => import("./enterprise-watch.ts");
export const reactions = () => import("./react-to-error.ts");
