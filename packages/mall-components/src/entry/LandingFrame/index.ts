export { LandingFrame, type LandingFrameProps } from "./LandingFrame.tsx";
export type { LandingProduct } from "./landing-product.ts";
