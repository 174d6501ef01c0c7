export * from "./ExpiredLines.tsx";
