export { BlockUnknown, type BlockUnknownProps } from "./BlockUnknown.tsx";
