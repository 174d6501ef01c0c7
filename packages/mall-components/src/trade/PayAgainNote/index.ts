export * from "./PayAgainNote.tsx";
