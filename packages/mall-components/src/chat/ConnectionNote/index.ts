export { type ChatConnection, ConnectionNote, type ConnectionNoteProps } from "./ConnectionNote.tsx";
