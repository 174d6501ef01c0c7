export * from "./PayMethods.tsx";
