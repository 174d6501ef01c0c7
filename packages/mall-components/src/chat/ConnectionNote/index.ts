export { ConnectionNote, type ConnectionNoteProps } from "./ConnectionNote.tsx";
export { useDisabledReason } from "./use-disabled-reason.ts";
