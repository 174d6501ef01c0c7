export { CartBar, type CartBarProps } from "./CartBar.tsx";
