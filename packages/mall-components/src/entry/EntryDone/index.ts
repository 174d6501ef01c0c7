export { EntryDone, type EntryDoneProps } from "./EntryDone.tsx";
