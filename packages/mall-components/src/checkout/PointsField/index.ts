export { PointsField, type PointsFieldProps } from "./PointsField.tsx";
