export { DensityFrame, type DensityFrameProps } from "./DensityFrame.tsx";
