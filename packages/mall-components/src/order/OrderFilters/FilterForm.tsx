import { Button } from "@tradehall/ui/Button";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { TextField } from "@tradehall/ui/TextField";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./OrderFilters.css.ts";
import {
  type FiltersGiven,
  isBackwards,
  isFiltered,
  readFilters,
  type SearchValues,
} from "./order-filters.ts";
import { PeriodFields } from "./PeriodFields.tsx";

interface FilterFormProps<Values extends SearchValues> {
  given: FiltersGiven<Values>;
  /** The values while nothing is chosen. */
  usual: Values;
  /** What the field of the keyword is called, and what it finds. */
  label: string;
  hint: string;
  /** What happened in the period, e.g. 下单时间. */
  when: string;
  /** Further fields. */
  children?: ReactNode;
}

/** Search and filters of a list: a GET form, so they live in the address. */
export function FilterForm<Values extends SearchValues>(props: FilterFormProps<Values>) {
  const { given, usual, label, hint, when, children } = props;
  const { kept = {}, clearHref, isPending, onSubmit } = given;
  const values = { ...usual, ...given.values };
  const intl = useIntl();
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
          const asked = readFilters(usual, new FormData(event.currentTarget));
          // The field says so.
          if (!isBackwards(asked)) onSubmit(asked);
        }}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <div className={css.keyword}>
          <TextField
            defaultValue={values.keyword}
            isLabelHidden
            label={label}
            name="keyword"
            placeholder={hint}
          />
        </div>
        {children}
        <PeriodFields label={when} values={values} />
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
