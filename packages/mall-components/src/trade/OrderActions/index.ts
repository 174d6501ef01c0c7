export * from "./OrderActions.tsx";
