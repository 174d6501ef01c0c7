export * from "./OrderSteps.tsx";
