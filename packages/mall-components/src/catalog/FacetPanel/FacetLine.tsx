import { Button } from "@tradehall/ui/Button";
import { ChevronDownIcon, ChevronUpIcon, Icon, PlusIcon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./FacetPanel.css.ts";
import { words } from "./FacetPanel.messages.ts";
import type { FacetOption, FacetPanelProps, FacetRow } from "./FacetPanel.tsx";

const isEmpty = (option: FacetOption): boolean => option.count === 0 && !option.isSelected;

function OptionLink({ option }: { option: FacetOption }) {
  const Anchor = useLinkComponent();
  const count = option.count !== undefined && <span className={css.count}>({option.count})</span>;
  if (isEmpty(option)) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: an anchor without address is HTML's own disabled link
      <a aria-disabled="true" className={css.option} role="link">
        {option.label}
        {count}
      </a>
    );
  }
  return (
    <Anchor aria-current={option.isSelected ? "true" : undefined} className={css.option} href={option.href}>
      {option.label}
      {count}
    </Anchor>
  );
}

type FormProps = Pick<FacetPanelProps, "form" | "onApply"> & { row: FacetRow; onDone: () => void };

/** The row with ticks instead of links. */
function MultipleForm({ row, form, onApply, onDone }: FormProps) {
  const intl = useIntl();
  return (
    <form
      action={form?.action}
      className={css.multiple}
      method="get"
      onSubmit={
        onApply &&
        ((event) => {
          event.preventDefault();
          onApply(row.name, new FormData(event.currentTarget).getAll(row.name).map(String));
          onDone();
        })
      }
    >
      {form?.hiddenFor(row.name).map((one) => (
        <input key={`${one.name}=${one.value}`} name={one.name} type="hidden" value={one.value} />
      ))}
      <span className={css.options}>
        {row.options.map((option) => (
          <label className={css.check} key={option.value}>
            <input
              defaultChecked={option.isSelected}
              disabled={isEmpty(option)}
              name={row.name}
              type="checkbox"
              value={option.value}
            />
            {option.label}
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

/** Values before 更多. */
const visibleCount = 10;

type LineProps = Pick<FacetPanelProps, "form" | "onApply"> & { row: FacetRow };

/** One facet: its name, its values, 更多 and 多选. */
export function FacetLine({ row, form, onApply }: LineProps) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isMultiple, setMultiple] = useState(false);
  const hasMore = row.options.length > visibleCount;
  const shown = row.options.filter((option, index) => isOpen || index < visibleCount || option.isSelected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div aria-labelledby={`${id}-label`} className={css.row} role="group">
      <span className={css.label} id={`${id}-label`}>
        {row.label}
      </span>
      {isMultiple ? (
        <MultipleForm form={form} onApply={onApply} onDone={() => setMultiple(false)} row={row} />
      ) : (
        <>
          <span className={css.options} id={`${id}-options`}>
            {shown.map((option) => (
              <OptionLink key={option.value} option={option} />
            ))}
          </span>
          <span className={css.tools}>
            {hasMore && (
              <button
                aria-controls={`${id}-options`}
                aria-expanded={isOpen}
                className={css.tool}
                onClick={() => setOpen(!isOpen)}
                type="button"
              >
                {intl.formatMessage(isOpen ? actWords.less : actWords.more)}
                <Icon as={isOpen ? ChevronUpIcon : ChevronDownIcon} size="s" />
              </button>
            )}
            {row.isMultiple && (
              <button className={css.toolBox} onClick={() => setMultiple(true)} type="button">
                <Icon as={PlusIcon} size="s" />
                {intl.formatMessage(words.multiple)}
              </button>
            )}
          </span>
        </>
      )}
    </div>
  );
}
