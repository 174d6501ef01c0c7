export { PickupCode, type PickupCodeProps } from "./PickupCode.tsx";
