export { TransferProofForm, type TransferProofFormProps } from "./TransferProofForm.tsx";
