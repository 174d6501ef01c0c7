import { Button } from "@tradehall/ui/Button";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./FacetPanel.css.ts";
import type { FacetPanelProps, FacetRow } from "./facet-panel-props.ts";
import { isEmpty } from "./is-empty.ts";

type TicksProps = Pick<FacetPanelProps, "form" | "onApply"> & { row: FacetRow; onDone: () => void };

/** The row with ticks instead of links. */
export function FacetTicks({ row, form, onApply, onDone }: TicksProps) {
  const intl = useIntl();
  const first = row.options.find((option) => !isEmpty(option));
  return (
    <form
      action={form?.action}
      className={css.multiple}
      method="get"
      onKeyDown={(event) => event.key === "Escape" && onDone()}
      onSubmit={
        onApply &&
        ((event) => {
          event.preventDefault();
          onApply(new FormData(event.currentTarget));
          onDone();
        })
      }
    >
      {form?.hiddenFor(row).map((one) => (
        <input key={`${one.name}=${one.value}`} name={one.name} type="hidden" value={one.value} />
      ))}
      <span className={css.options}>
        {row.options.map((option) => (
          <label className={css.check} key={option.value}>
            <input
              defaultChecked={option.isSelected}
              disabled={isEmpty(option)}
              name={row.name}
              // Who opened the ticks goes on among them.
              ref={option === first ? focusOn : undefined}
              type="checkbox"
              value={option.value}
            />
            {option.label}
            {option.count !== undefined && (
              <Text size="xs" tone="faint">
                ({option.count})
              </Text>
            )}
          </label>
        ))}
      </span>
      <span className={css.buttons}>
        <Button onPress={onDone} size="s" tone="neutral" variant="outline">
          {intl.formatMessage(actWords.cancel)}
        </Button>
        <Button size="s" type="submit">
          {intl.formatMessage(actWords.apply)}
        </Button>
      </span>
    </form>
  );
}

const focusOn = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });
