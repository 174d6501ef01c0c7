import { TextField } from "@tradehall/ui/TextField";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useId } from "react";
import { useIntl } from "react-intl";
import * as css from "./CompanyField.css.ts";
import { words } from "./CompanyField.messages.ts";
import { useCompanyField } from "./use-company-field.ts";

/** A company of the look-up. */
export interface CompanyChoice {
  /** Name as registered. */
  name: string;
  /** Unified social credit code. */
  creditCode: string;
  /** A second line, e.g. legal person and place. */
  description?: string;
}
export interface CompanyFieldProps {
  /** Name to start with. */
  defaultValue?: string;
  /** Credit code that goes with it. */
  defaultCreditCode?: string;
  /** Companies for what is typed now. */
  companies?: readonly CompanyChoice[];
  /** Called 300 ms after the last keystroke, from two characters on, never during IME composition (Spec §7 `/qccCompany`). */
  onLookUp?: (keyword: string) => void;
  /** Whether companies are on their way. */
  isLoading?: boolean;
  /** What is wrong. */
  errorMessage?: string;
}

/** The enterprise's name as a plain text field, with companies to pick from; sends `enterpriseName` and `creditCode`. */
export function CompanyField(props: CompanyFieldProps) {
  const { companies = [], isLoading = false } = props;
  const intl = useIntl();
  const listId = useId();
  const field = useCompanyField(props);
  const lineId = (index: number) => `${listId}-${index}`;
  const isEmpty = field.isSearched && companies.length === 0;
  return (
    <div
      className={css.field}
      onCompositionEnd={(event) => field.composed((event.target as HTMLInputElement).value)}
      onCompositionStart={field.composing}
    >
      <TextField
        autoComplete="organization"
        combobox={{
          listId,
          isExpanded: field.isShown,
          activeId: field.isShown && field.active >= 0 ? lineId(field.active) : undefined,
        }}
        defaultValue={props.defaultValue}
        errorMessage={props.errorMessage}
        isRequired
        label={intl.formatMessage(words.label)}
        name="enterpriseName"
        onBlur={field.onBlur}
        onChange={field.typed}
        onFocus={field.onFocus}
        onKeyDown={field.onKeyDown}
        placeholder={intl.formatMessage(words.placeholder)}
        ref={field.input}
      />
      <input name="creditCode" readOnly type="hidden" value={field.creditCode} />
      <div className={css.panel} hidden={!field.isShown && !(field.isOpen && (isLoading || isEmpty))}>
        {field.isShown && (
          <div aria-label={intl.formatMessage(words.list)} id={listId} role="listbox">
            {companies.map((company, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and its keys choose lines
              <div
                aria-selected={index === field.active}
                className={css.line}
                id={lineId(index)}
                key={company.creditCode}
                onClick={() => field.pick(company)}
                onPointerDown={(event) => event.preventDefault()}
                role="option"
                tabIndex={-1}
              >
                <span className={css.name}>{company.name}</span>
                <span className={css.description}>
                  {[company.creditCode, company.description].filter(Boolean).join(" · ")}
                </span>
              </div>
            ))}
          </div>
        )}
        {isLoading && <p className={css.note}>{intl.formatMessage(words.loading)}</p>}
        {!isLoading && isEmpty && <p className={css.note}>{intl.formatMessage(words.none)}</p>}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {field.isShown ? intl.formatMessage(words.count, { count: companies.length }) : ""}
        </span>
      </VisuallyHidden>
    </div>
  );
}
