import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import * as css from "./SearchForm.css.ts";

export interface SearchFormProps {
  /** What is searched, for assistive technology. */
  label: string;
  /** An example of what to type. */
  placeholder: string;
  /** Where it goes by GET; absent: to the page itself. */
  action?: string;
  /** Name of the keyword in the address. */
  name: string;
  /** Keyword that was searched for. */
  keyword: string;
  /** What else the address says. */
  kept: Readonly<Record<string, string>>;
  /** Called with the trimmed keyword instead of sending the form. */
  onSearch: (keyword: string) => void;
}

/** A small search inside a page: one native field, since pages of goods carry no others. */
export function SearchForm({ label, placeholder, action, name, keyword, kept, onSearch }: SearchFormProps) {
  const intl = useIntl();
  return (
    <search className={css.place}>
      <form
        action={action}
        className={css.form}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get(name) ?? "").trim());
        }}
      >
        {Object.entries(kept).map(([key, value]) => (
          <input key={key} name={key} type="hidden" value={value} />
        ))}
        <input
          aria-label={label}
          autoComplete="off"
          className={css.field}
          defaultValue={keyword}
          // What the address says now is what the field begins with.
          key={keyword}
          maxLength={100}
          name={name}
          placeholder={placeholder}
          type="search"
        />
        <button className={css.send} type="submit">
          {intl.formatMessage(chromeWords.search)}
        </button>
      </form>
    </search>
  );
}
