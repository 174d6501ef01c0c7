/** Which movements of a ledger its address asks for. */
import { ledgerWays } from "@tradehall/api-client/models/wallet";
import { type LedgerTab, ledgerTabs } from "@tradehall/mall-components/wallet/Ledger";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { listQuery } from "./list-query.ts";

export const ledgerQuery = (path: string) => listQuery({ path, choices: { tab: ledgerTabs } });

/** The input of the call for one of its pages. */
export const ledgerInput = ({ tab, page }: { tab: LedgerTab; page: number }) => ({
  query: { type: ledgerWays[tab], current: page, size: pageSizes.ledger },
});
