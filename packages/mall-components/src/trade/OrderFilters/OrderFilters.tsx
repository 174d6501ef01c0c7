import { Button } from "@tradehall/ui/Button";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { Select } from "@tradehall/ui/Select";
import { TextField } from "@tradehall/ui/TextField";
import { useState } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import * as css from "./OrderFilters.css.ts";
import { messages, periodMessages, sortMessages } from "./OrderFilters.messages.ts";
import {
  isFiltered,
  noOrderFilters,
  type OrderFilterValues,
  orderPeriods,
  orderSorts,
  readOrderFilters,
} from "./order-filters.ts";

export interface OrderFiltersProps {
  /** What is set; the others are as if not chosen. */
  values?: Partial<OrderFilterValues>;
  /** Who of the enterprise ordered, for its administrator; nobody else is asked. */
  people?: readonly { id: string; name: string; isMember: boolean }[];
  /** Further query values to keep, e.g. the tab. */
  kept?: Readonly<Record<string, string>>;
  /** The list without filters; shown while one is set. */
  clearHref?: string;
  /** The list is loading. */
  isPending?: boolean;
  /** Called with the values instead of the browser's own sending. */
  onSubmit?: (values: OrderFilterValues) => void;
}

/** Search and filters of the order list: a GET form, so they live in the address. */
export function OrderFilters(props: OrderFiltersProps) {
  const { kept = {}, people = [], clearHref, isPending, onSubmit } = props;
  const values = { ...noOrderFilters, ...props.values };
  const intl = useIntl();
  const [period, setPeriod] = useState<string>(values.period);
  const choice = (name: "period" | "sort" | "person", label: string, options: [string, string][]) => (
    <div className={css.choice}>
      <Select
        defaultValue={values[name]}
        isLabelHidden
        label={label}
        name={name}
        onChange={name === "period" ? setPeriod : undefined}
        options={options.map(([value, words]) => ({ value, label: words }))}
      />
    </div>
  );
  const day = (name: "from" | "to") => (
    <div className={css.choice}>
      <TextField
        defaultValue={values[name]}
        isLabelHidden
        label={intl.formatMessage(messages[name])}
        name={name}
        type="date"
      />
    </div>
  );
  return (
    <search data-print="hide">
      <form
        className={css.filters}
        // What the address says now is what the fields begin with.
        key={JSON.stringify(values)}
        method="get"
        onSubmit={(event) => {
          if (!onSubmit) return;
          event.preventDefault();
          onSubmit(readOrderFilters(new FormData(event.currentTarget)));
        }}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <div className={css.keyword}>
          <TextField
            defaultValue={values.keyword}
            isLabelHidden
            label={intl.formatMessage(messages.keyword)}
            name="keyword"
            placeholder={intl.formatMessage(messages.keywordHint)}
          />
        </div>
        {choice(
          "sort",
          intl.formatMessage(messages.sort),
          orderSorts.map((sort) => [sort, intl.formatMessage(sortMessages[sort])]),
        )}
        {people.length > 0 &&
          choice("person", intl.formatMessage(orderWords.orderer), [
            ["", intl.formatMessage(messages.everybody)],
            ...people.map(({ id, name, isMember }): [string, string] => [
              id,
              isMember ? name : intl.formatMessage(messages.formerMember, { name }),
            ]),
          ])}
        {choice(
          "period",
          intl.formatMessage(orderWords.createdAt),
          orderPeriods.map((one) => [one, intl.formatMessage(periodMessages[one])]),
        )}
        {period === "custom" && (
          <>
            {day("from")}
            {day("to")}
          </>
        )}
        <Button
          icon={<Icon as={SearchIcon} size="s" />}
          isPending={isPending}
          tone="neutral"
          type="submit"
          variant="outline"
        >
          {intl.formatMessage(chromeWords.search)}
        </Button>
        {clearHref && isFiltered(values) && (
          <Link href={clearHref}>{intl.formatMessage(listWords.clearFilters)}</Link>
        )}
      </form>
    </search>
  );
}
