export { TransferProofs, type TransferProofsProps } from "./TransferProofs.tsx";
