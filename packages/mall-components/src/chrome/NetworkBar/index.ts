export { NetworkBar, type NetworkBarProps } from "./NetworkBar.tsx";
