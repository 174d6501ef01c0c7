export { ConnectionNote, type ConnectionNoteProps } from "./ConnectionNote.tsx";
