export { type ClampReason, readQuantity } from "./clamp-quantity.ts";
export { NumberStepper, type NumberStepperProps } from "./NumberStepper.tsx";
