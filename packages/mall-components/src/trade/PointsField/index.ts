export * from "./PointsField.tsx";
