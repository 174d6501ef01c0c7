export { StockNote, type StockNoteProps } from "./StockNote.tsx";
