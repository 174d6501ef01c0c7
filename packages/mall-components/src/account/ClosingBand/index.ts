export { ClosingBand, type ClosingBandProps } from "./ClosingBand.tsx";
