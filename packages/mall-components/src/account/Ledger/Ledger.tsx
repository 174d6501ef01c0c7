import { EmptyState } from "@tradehall/ui/EmptyState";
import { Stack } from "@tradehall/ui/Stack";
import { type TabLinkItem, TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { ListPager, type ListPagerProps } from "../../catalog/ListPager/ListPager.tsx";
import { AsyncList, type ListStateProps } from "../../shell/AsyncList/AsyncList.tsx";
import { words } from "./Ledger.messages.ts";
import { type LedgerEntry, LedgerRow } from "./LedgerRow.tsx";

export interface LedgerProps extends ListStateProps {
  /** What the ledger is of, e.g. 积分明细; names the tabs. */
  label: string;
  /** The movements of this page, newest first. */
  entries: readonly LedgerEntry[];
  /** Kinds of movements, each with its address; without them there are no tabs. */
  tabs?: readonly TabLinkItem[];
  /** Id of the tab that is open. Default the first. */
  tab?: string;
  /** Without it there is one page. */
  pager?: ListPagerProps;
}

/** What came in and went out, one movement a row: from where, when, how much, and what was left. */
export function Ledger(props: LedgerProps) {
  const { label, entries, tabs = [], tab = tabs[0]?.id ?? "", pager, state, onRetry } = props;
  const { formatMessage } = useIntl();
  return (
    <Stack space="m">
      {tabs.length > 0 && <TabLinks current={tab} label={label} tabs={tabs} />}
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
