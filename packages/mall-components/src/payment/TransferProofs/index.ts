export { TransferProofs } from "./TransferProofs.tsx";
