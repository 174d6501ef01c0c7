import { Button } from "@tradehall/ui/Button";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { Select } from "@tradehall/ui/Select";
import { TextField } from "@tradehall/ui/TextField";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./OrderFilters.css.ts";
import { messages, periodMessages } from "./OrderFilters.messages.ts";

/** Time filters of the order list, as the server knows them. */
export const orderPeriods = ["all", "week", "quarter", "older"] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

export interface OrderFiltersProps {
  /** What was searched: an order number or a part of a product's name. */
  keyword?: string;
  /** When the orders were submitted. Default `all`. */
  period?: OrderPeriod;
  /** Further query values to keep, e.g. the tab. */
  kept?: Readonly<Record<string, string>>;
  /** The list without filters; shown while one is set. */
  clearHref?: string;
  /** The list is loading. */
  isPending?: boolean;
  /** Called with the values instead of the browser's own sending. */
  onSubmit?: (values: { keyword: string; period: OrderPeriod }) => void;
}

const readPeriod = (value: FormDataEntryValue | null): OrderPeriod =>
  orderPeriods.find((period) => period === value) ?? "all";

/** Search and time filter of the order list: a GET form, so the filters live in the address. */
export function OrderFilters(props: OrderFiltersProps) {
  const { keyword = "", period = "all", kept = {}, clearHref, isPending, onSubmit } = props;
  const intl = useIntl();
  return (
    <search>
      <form
        className={css.filters}
        method="get"
        onSubmit={(event) => {
          if (!onSubmit) return;
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          onSubmit({
            keyword: String(values.get("keyword") ?? "").trim(),
            period: readPeriod(values.get("period")),
          });
        }}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <div className={css.keyword}>
          <TextField
            defaultValue={keyword}
            isLabelHidden
            key={keyword}
            label={intl.formatMessage(messages.keyword)}
            name="keyword"
            placeholder={intl.formatMessage(messages.keywordHint)}
          />
        </div>
        <div className={css.period}>
          <Select
            defaultValue={period}
            isLabelHidden
            key={period}
            label={intl.formatMessage(orderWords.createdAt)}
            name="period"
            options={orderPeriods.map((value) => ({
              value,
              label: intl.formatMessage(periodMessages[value]),
            }))}
          />
        </div>
        <Button
          icon={<Icon as={SearchIcon} size="s" />}
          isPending={isPending}
          tone="neutral"
          type="submit"
          variant="outline"
        >
          {intl.formatMessage(chromeWords.search)}
        </Button>
        {clearHref && (keyword !== "" || period !== "all") && (
          <Link href={clearHref}>{intl.formatMessage(listWords.clearFilters)}</Link>
        )}
      </form>
    </search>
  );
}
