export { LimitNote, type LimitNoteProps } from "./LimitNote.tsx";
