export { Ledger, type LedgerProps } from "./Ledger.tsx";
export type { LedgerEntry, LedgerUnit } from "./LedgerRow.tsx";
