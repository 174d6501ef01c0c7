export * from "./PayResult.tsx";
