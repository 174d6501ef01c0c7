export { type EntryBranding, EntryFrame, type EntryFrameProps } from "./EntryFrame.tsx";
