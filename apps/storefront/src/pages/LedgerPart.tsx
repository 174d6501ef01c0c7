import { Ledger, type LedgerEntry, type LedgerTab } from "@tradehall/mall-components/wallet/Ledger";
import { Surface } from "@tradehall/ui/Surface";
import { ledgerQuery } from "../adapters/ledger-query.ts";
import { hrefOf } from "../adapters/list-query.ts";
import { useListState } from "../browser/calls/use-list-state.ts";

interface LedgerPartProps {
  label: string;
  /** Address of the page without its tab. */
  path: string;
  query: { tab: LedgerTab; page: number };
  loaded: { pageCount: number; entries: LedgerEntry[] } | undefined;
}

/** The movements of balance or points, with tabs and pages. */
export function LedgerPart({ label, path, query: { tab, page }, loaded }: LedgerPartProps) {
  const list = useListState(loaded);
  const query = ledgerQuery(path);
  return (
    <Surface>
      <Ledger
        {...list}
        entries={loaded?.entries ?? []}
        hrefForTab={(to) => hrefOf(query, { tab: to })}
        label={label}
        pager={{
          page,
          pageCount: loaded?.pageCount ?? 0,
          hrefForPage: (to) => hrefOf(query, { tab, page: to }),
        }}
        tab={tab}
      />
    </Surface>
  );
}
