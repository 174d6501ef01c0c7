import { Button } from "@tradehall/ui/Button";
import { Icon, SearchIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { TextField } from "@tradehall/ui/TextField";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import * as css from "./OrderFilters.css.ts";

interface FilterFormProps {
  /** What is set: the fields are reset to it. */
  values: { keyword: string };
  /** What the field of the keyword is called, and what it finds. */
  label: string;
  hint: string;
  kept: Readonly<Record<string, string>>;
  /** The list without filters, while one is set. */
  clearHref: string | undefined;
  isPending: boolean | undefined;
  onSubmit: ((form: FormData) => void) | undefined;
  /** Further fields. */
  children: ReactNode;
}

/** Search and filters of a list: a GET form, so they live in the address. */
export function FilterForm(props: FilterFormProps) {
  const { values, label, hint, kept, clearHref, isPending, onSubmit, children } = props;
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
          onSubmit(new FormData(event.currentTarget));
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
        <Button
          icon={<Icon as={SearchIcon} size="s" />}
          isPending={isPending}
          tone="neutral"
          type="submit"
          variant="outline"
        >
          {intl.formatMessage(chromeWords.search)}
        </Button>
        {clearHref && <Link href={clearHref}>{intl.formatMessage(listWords.clearFilters)}</Link>}
      </form>
    </search>
  );
}
