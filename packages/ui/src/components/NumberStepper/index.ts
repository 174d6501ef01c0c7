export type { ClampReason } from "./clamp-quantity.ts";
export { NumberStepper, type NumberStepperProps } from "./NumberStepper.tsx";
