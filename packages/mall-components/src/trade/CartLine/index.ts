export * from "./CartLine.tsx";
