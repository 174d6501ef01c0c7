export { PoNumber, type PoNumberProps } from "./PoNumber.tsx";
