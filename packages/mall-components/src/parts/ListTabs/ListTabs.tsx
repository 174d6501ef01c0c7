import { entriesOf } from "@tradehall/mall-rules/records";
import { Badge } from "@tradehall/ui/Badge";
import { TabLinks } from "@tradehall/ui/Tabs";
import { type NoMessageValues, type TypedMessageDescriptor, useIntl } from "react-intl";

type Words = TypedMessageDescriptor<NoMessageValues>;

/** The tabs of a list in their order, and what they choose between. */
export interface TabSet<Tab extends string> {
  /** Names the tabs for assistive technology. */
  label: Words;
  /** Words of each tab by its id, in their order. */
  tabs: Readonly<Record<Tab, Words>>;
}

export interface ListTabsProps<Tab extends string> {
  /** The tabs, as the list's entry exports them. */
  of: TabSet<Tab>;
  /** The tab that is open. */
  current: NoInfer<Tab>;
  /** Address of a tab. */
  hrefFor: (tab: Tab) => string;
  /** Rows in a tab; none show no number, from 100 up "99+". */
  counts?: Partial<Record<NoInfer<Tab>, number>>;
  /** Names from data, in place of a tab's words. */
  names?: Partial<Record<NoInfer<Tab>, string>>;
  /** A tab that this buyer has not. */
  hidden?: NoInfer<Tab> | undefined;
}

const mostShown = 99;

/** The tabs over a list as links, so that each has its own address. */
export function ListTabs<Tab extends string>({
  of: { label, tabs },
  current,
  hrefFor,
  counts = {},
  names = {},
  hidden,
}: ListTabsProps<Tab>) {
  const { formatMessage } = useIntl();
  const badge = (count = 0) =>
    count > 0 && <Badge text={count > mostShown ? `${mostShown}+` : String(count)} tone="neutral" />;
  return (
    <TabLinks
      current={current}
      label={formatMessage(label)}
      tabs={entriesOf(tabs)
        .filter(([id]) => id !== hidden)
        .map(([id, words]) => ({
          id,
          label: names[id] ?? formatMessage(words),
          badge: badge(counts[id]),
          href: hrefFor(id),
        }))}
    />
  );
}
