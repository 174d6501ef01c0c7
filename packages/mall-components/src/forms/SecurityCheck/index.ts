export { SecurityCheck, type SecurityCheckProps, type SecurityCheckState } from "./SecurityCheck.tsx";
