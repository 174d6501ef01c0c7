export { type PayOutcome, PayResult, type PayResultProps } from "./PayResult.tsx";
