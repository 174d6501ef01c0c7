export * from "./AmountLadder.tsx";
