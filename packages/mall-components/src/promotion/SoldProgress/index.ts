export { SoldProgress, type SoldProgressProps } from "./SoldProgress.tsx";
