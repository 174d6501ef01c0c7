export { FootprintBar, type FootprintBarProps } from "./FootprintBar.tsx";
