export * from "./LogisticsTrail.tsx";
