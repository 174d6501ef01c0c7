export { CartEmpty, type CartEmptyProps } from "./CartEmpty.tsx";
export { LateCartEmpty } from "./LateCartEmpty.tsx";
