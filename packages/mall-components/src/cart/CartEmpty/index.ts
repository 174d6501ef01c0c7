export { CartEmpty, type CartEmptyProps } from "./CartEmpty.tsx";
