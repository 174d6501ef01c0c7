export { BlockSpacer, type BlockSpacerProps } from "./BlockSpacer.tsx";
