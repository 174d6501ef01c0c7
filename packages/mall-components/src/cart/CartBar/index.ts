export { CartBar } from "./CartBar.tsx";
export type { CartBarProps } from "./cart-bar-props.ts";
