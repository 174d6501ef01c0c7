import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import * as css from "./CompanyField.css.ts";
import { words } from "./CompanyField.messages.ts";
import type { CompanyFieldProps } from "./company-field-props.ts";
import { useCompanyField } from "./use-company-field.ts";

/** The enterprise's name as a plain text field, with companies to pick from; sends `enterpriseName` and `creditCode`. */
export function CompanyField(props: CompanyFieldProps) {
  const { isLoading = false } = props;
  const intl = useIntl();
  const field = useCompanyField(props);
  return (
    <div className={css.field} {...field.composition}>
      <TextField
        autoComplete="organization"
        combobox={{
          listId: field.listId,
          isExpanded: field.lines.length > 0,
          activeId: field.activeId,
        }}
        defaultValue={props.defaultValue}
        isRequired
        label={props.label ?? intl.formatMessage(words.label)}
        name={props.name ?? "enterpriseName"}
        onBlur={() => field.show(false)}
        onChange={field.typed}
        onFocus={field.onFocus}
        onKeyDown={field.onKeyDown}
        placeholder={props.placeholder ?? intl.formatMessage(words.placeholder)}
        ref={field.input}
      />
      {!props.onPick && <input name="creditCode" readOnly type="hidden" value={field.creditCode} />}
      <div className={css.panel} hidden={!field.isShown}>
        {field.lines.length > 0 && (
          <div aria-label={intl.formatMessage(words.list)} id={field.listId} role="listbox">
            {field.lines.map((company, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and its keys choose lines
              <div
                aria-selected={index === field.active}
                className={css.line}
                id={field.lineId(index)}
                key={company.creditCode}
                onClick={() => field.pick(company)}
                onPointerDown={(event) => event.preventDefault()}
                role="option"
                tabIndex={-1}
              >
                <Text tone="inherit" breaks="anywhere">
                  {company.name}
                </Text>
                <Text size="xs" tone="muted" breaks="anywhere">
                  {[company.creditCode, company.description].filter(Boolean).join(" · ")}
                </Text>
              </div>
            ))}
          </div>
        )}
        {isLoading && <p className={css.note}>{intl.formatMessage(words.loading)}</p>}
        {!isLoading && field.isEmpty && <p className={css.note}>{intl.formatMessage(words.none)}</p>}
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {field.lines.length > 0 ? intl.formatMessage(words.count, { count: field.lines.length }) : ""}
        </span>
      </VisuallyHidden>
    </div>
  );
}
