import type { SkuOption, SkuSelection, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import {
  chooseSkuValue,
  movedValues,
  skuOfValue,
  skuValueState,
} from "@tradehall/mall-rules/states/product/sku-choice";
import { Icon, WarningIcon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { type KeyboardEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import * as css from "./SkuPicker.css.ts";
import { words } from "./SkuPicker.messages.ts";
import { SkuValue } from "./SkuValue.tsx";

export interface SkuPickerProps {
  /** Specifications in order with their values. */
  specs: readonly SkuSpec[];
  /** SKUs that exist. */
  skus: readonly SkuOption[];
  /** Value chosen per specification. */
  selection: SkuSelection;
  /** Called with the next selection, conflicts already solved. */
  onChange: (selection: SkuSelection) => void;
  /** Specifications still missing are marked. */
  isMissingShown?: boolean;
  /** Address of the page with a SKU chosen: values are then links, which answer before the script and without it. */
  skuHref?: ((skuId: string) => string) | undefined;
  /** Pictures of values, `"颜色:红色"` → path. */
  swatches?: Readonly<Record<string, string>>;
  /** Nothing can be chosen. */
  isDisabled?: boolean;
}

/**
 * Specification values as radio groups. A value in conflict can still be pressed: it stays, the others move
 * to the nearest that go with it, which is said.
 */
export function SkuPicker(props: SkuPickerProps) {
  const { specs, skus, selection, onChange, isMissingShown, skuHref, swatches, isDisabled } = props;
  const intl = useIntl();
  const id = useId();
  const [moved, setMoved] = useState<string[]>([]);
  function choose(name: string, value: string) {
    const next = chooseSkuValue(specs, skus, selection, name, value);
    setMoved(movedValues(specs, selection, next, name));
    onChange(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target: pressed } = event;
    if (!(pressed instanceof HTMLElement)) return;
    if (event.key === " " && pressed.tagName === "A") {
      event.preventDefault();
      pressed.click();
    }
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = Array.from(
      event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]:not(:disabled, [aria-disabled])"),
    );
    const at = all.indexOf(pressed);
    const next = all[(at + step + all.length) % all.length];
    next?.focus();
    if (next && next.getAttribute("aria-checked") !== "true") next.click();
  }
  return (
    <Stack>
      {specs.map((spec, specIndex) => {
        const chosen = selection[spec.name];
        const isMissing = isMissingShown && chosen === undefined;
        const stop =
          chosen ?? spec.values.find((value) => skuValueState(skus, selection, spec.name, value) !== "none");
        return (
          <div className={css.row({ isMissing })} key={spec.name}>
            <span className={css.label} id={`${id}-${specIndex}`}>
              {spec.name}
            </span>
            <div
              aria-labelledby={`${id}-${specIndex}`}
              aria-required="true"
              className={css.values}
              onKeyDown={onKeyDown}
              role="radiogroup"
              tabIndex={-1}
            >
              {spec.values.map((value) => {
                const state = skuValueState(skus, selection, spec.name, value);
                const picture = swatches?.[`${spec.name}:${value}`];
                const message =
                  state === "conflict" ? words.conflict : state === "soldOut" ? words.soldOut : undefined;
                const isOff = isDisabled || state === "none";
                const sku =
                  skuHref && !isOff && skuOfValue(specs, skus, selection, { name: spec.name, value });
                return (
                  <SkuValue
                    {...(sku ? { href: skuHref(sku.id) } : {})}
                    isDisabled={isOff}
                    isStop={value === stop}
                    key={value}
                    label={message && intl.formatMessage(message, { value })}
                    onPress={() => choose(spec.name, value)}
                    picture={picture}
                    state={state}
                    value={value}
                  />
                );
              })}
              <span aria-live="polite" className={css.missing}>
                {isMissing && (
                  <>
                    <Icon as={WarningIcon} size="s" />
                    {intl.formatMessage(words.missing, { name: spec.name })}
                  </>
                )}
              </span>
            </div>
          </div>
        );
      })}
      <span aria-live="polite" className={css.moved}>
        {moved.length > 0 && intl.formatMessage(words.moved, { values: moved.join(" / ") })}
      </span>
    </Stack>
  );
}
