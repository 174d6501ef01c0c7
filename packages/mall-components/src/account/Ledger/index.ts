export { Ledger, type LedgerProps } from "./Ledger.tsx";
export type { LedgerEntry } from "./LedgerRow.tsx";
