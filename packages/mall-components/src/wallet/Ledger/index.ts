export { Ledger, type LedgerProps, type LedgerTab, ledgerTabs } from "./Ledger.tsx";
export type { LedgerEntry } from "./LedgerRow.tsx";
