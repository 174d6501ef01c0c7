export { PayAgainNote, type PayAgainNoteProps } from "./PayAgainNote.tsx";
