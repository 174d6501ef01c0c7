export { BlockFrame, type BlockFrameProps } from "./BlockFrame.tsx";
