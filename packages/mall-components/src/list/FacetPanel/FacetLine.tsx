import { ChevronDownIcon, ChevronUpIcon, Icon, PlusIcon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./FacetPanel.css.ts";
import { words } from "./FacetPanel.messages.ts";
import { FacetTicks } from "./FacetTicks.tsx";
import type { FacetOption, FacetPanelProps, FacetRow } from "./facet-panel-props.ts";
import { isEmpty } from "./is-empty.ts";

function OptionLink({ option }: { option: FacetOption }) {
  const Anchor = useLinkComponent();
  const count = option.count !== undefined && (
    <Text size="xs" tone="faint">
      ({option.count})
    </Text>
  );
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

/** Values before 更多. */
const visibleCount = 10;

type LineProps = Pick<FacetPanelProps, "form" | "onApply"> & { row: FacetRow };

/** One facet: its name, its values, 更多 and 多选. */
export function FacetLine({ row, form, onApply }: LineProps) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isTicking, setTicking] = useState(row.isTicking);
  const wasTicking = useRef(false);
  const hasMore = row.options.length > visibleCount;
  const shown = row.options.filter((option, index) => isOpen || index < visibleCount || option.isSelected);
  const onDone = () => {
    wasTicking.current = true;
    setTicking(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      aria-labelledby={`${id}-label`}
      className={css.row}
      data-chosen={isTicking || row.options.some((option) => option.isSelected) || undefined}
      role="group"
    >
      <span className={css.label} id={`${id}-label`}>
        {row.label}
      </span>
      {isTicking ? (
        <FacetTicks form={form} onApply={onApply} onDone={onDone} row={row} />
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
            {row.ticksHref && (
              // Nothing is to be fetched ahead for what opens in place.
              <a
                aria-label={intl.formatMessage(words.multipleOf, { label: row.label })}
                className={css.toolBox}
                data-in-place=""
                href={row.ticksHref}
                onClick={(event) => {
                  event.preventDefault();
                  setTicking(true);
                }}
                ref={(link) => {
                  // Back from the ticks.
                  if (link && wasTicking.current) link.focus({ preventScroll: true });
                  wasTicking.current = false;
                }}
              >
                <Icon as={PlusIcon} size="s" />
                {intl.formatMessage(words.multiple)}
              </a>
            )}
          </span>
        </>
      )}
    </div>
  );
}
