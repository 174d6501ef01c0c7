import { EmptyState } from "@tradehall/ui/EmptyState";
import { Stack } from "@tradehall/ui/Stack";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { ListPager, type ListPagerProps } from "../../parts/ListPager/ListPager.tsx";
import { words } from "./Ledger.messages.ts";
import { type LedgerEntry, LedgerRow } from "./LedgerRow.tsx";

const tabWords = { all: listWords.all, in: words.in, out: words.out };
export const ledgerTabs = ["all", "in", "out"] as const;
export type LedgerTab = (typeof ledgerTabs)[number];

export interface LedgerProps extends ListStateProps {
  /** What the ledger is of, e.g. 积分明细; names the tabs. */
  label: string;
  /** The movements of this page, newest first. */
  entries: readonly LedgerEntry[];
  /** Address of a tab: all movements, what came in, what went out. Without it there are no tabs. */
  hrefForTab?: (tab: LedgerTab) => string;
  /** The tab that is open. Default all. */
  tab?: LedgerTab;
  /** Without it there is one page. */
  pager?: ListPagerProps;
}

/** What came in and went out, one movement a row: from where, when, how much, and what was left. */
export function Ledger(props: LedgerProps) {
  const { label, entries, hrefForTab, tab = "all", pager, state, onRetry } = props;
  const { formatMessage } = useIntl();
  return (
    <Stack space="m">
      {hrefForTab && (
        <TabLinks
          current={tab}
          label={label}
          tabs={ledgerTabs.map((id) => ({ id, label: formatMessage(tabWords[id]), href: hrefForTab(id) }))}
        />
      )}
      <AsyncList
        empty={entries.length === 0 && <EmptyState title={formatMessage(words.empty)} />}
        failedText={formatMessage(words.failed)}
        onRetry={onRetry}
        state={state}
      >
        <ul aria-label={label}>
          {entries.map((entry) => (
            <LedgerRow entry={entry} key={entry.id} />
          ))}
        </ul>
      </AsyncList>
      {pager && <ListPager {...pager} />}
    </Stack>
  );
}
