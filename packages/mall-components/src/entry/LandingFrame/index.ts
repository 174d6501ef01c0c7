export { LandingFrame, type LandingFrameProps } from "./LandingFrame.tsx";
export type { LandingProduct } from "./landing-frame-types.ts";
