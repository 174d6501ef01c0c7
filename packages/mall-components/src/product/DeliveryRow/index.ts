export { DeliveryRow, type DeliveryRowProps } from "./DeliveryRow.tsx";
