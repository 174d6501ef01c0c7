export { OrderTransfer, type OrderTransferView } from "./OrderTransfer.tsx";
