export * from "./CartEmpty.tsx";
