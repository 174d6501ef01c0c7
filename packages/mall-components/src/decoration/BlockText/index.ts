export { BlockText, type BlockTextProps } from "./BlockText.tsx";
