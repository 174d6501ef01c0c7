/** The doors to calls that no first view needs. */
export const pageCalls = () => import("./page-calls.ts");
export const entryCalls = () => import("./entry-calls.ts");
export const cartCalls = () => import("../routes/cart/cart-calls.ts");
export const errorPage = () => import("../layouts/ErrorPage.tsx");
export const reactions = () => import("./react-to-error.ts");
