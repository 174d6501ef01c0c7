export * from "./UndeliverableLines.tsx";
