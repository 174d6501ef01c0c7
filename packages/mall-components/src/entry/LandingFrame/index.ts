export { LandingFrame, type LandingFrameProps, type LandingProduct } from "./LandingFrame.tsx";
