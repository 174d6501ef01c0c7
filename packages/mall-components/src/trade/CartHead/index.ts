export * from "./CartHead.tsx";
