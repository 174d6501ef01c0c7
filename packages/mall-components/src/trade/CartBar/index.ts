export * from "./CartBar.tsx";
