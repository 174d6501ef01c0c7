export { MobileProofForm, type MobileProofFormProps } from "./MobileProofForm.tsx";
