import { type KeyboardEvent, useId, useState } from "react";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import { type ClampReason, clampQuantity, readQuantity } from "./clamp-quantity.ts";
import * as css from "./NumberStepper.css.ts";

export interface NumberStepperProps {
  /** What is counted, for assistive technology. */
  label: string;
  /** The number, when the parent keeps it. */
  value?: number;
  /** The number to start with. Default `min`. */
  defaultValue?: number;
  /** Called with the new number: at once by the buttons and arrow keys, on Enter or leaving when typed. */
  onChange?: (value: number) => void;
  /** Least. Default 1. */
  min?: number;
  /** Most. Default no limit. */
  max?: number;
  /** Distance between numbers, counted from `min`. Default 1. */
  step?: number;
  /** Names of the two buttons. */
  labels: { decrease: string; increase: string };
  /** Says why a typed number was changed; shown below and read aloud until the next change. */
  reason?: (why: ClampReason) => string;
  /** Height. Default `m`. */
  size?: "s" | "m" | "l";
  /** Cannot be used. `:disabled` */
  isDisabled?: boolean;
  /** Name sent with the form. */
  name?: string;
}

/** A quantity with minus, plus and typing. */
export function NumberStepper(props: NumberStepperProps) {
  const { min = 1, max, step = 1, labels, size = "m", isDisabled } = props;
  const limits = { min, max, step };
  const [own, setOwn] = useState(props.defaultValue ?? min);
  const [draft, setDraft] = useState<string | null>(null);
  const [why, setWhy] = useState<ClampReason | null>(null);
  const [isInUse, setInUse] = useState(false);
  const use = () => setInUse(true);
  const reasonId = useId();
  const value = props.value ?? own;

  function commit(asked: number) {
    const [next, reason] = clampQuantity(asked, limits);
    setDraft(null);
    setWhy(reason);
    setOwn(next);
    if (next !== value) props.onChange?.(next);
  }
  function commitDraft() {
    if (draft === null) return;
    commit(readQuantity(draft) ?? value);
  }
  const field = useEarlyInput<HTMLInputElement>((element) => {
    if (element === document.activeElement) use();
    if (element.value === String(value)) return;
    // Who still types in it goes on.
    if (element === document.activeElement) setDraft(element.value);
    else commit(readQuantity(element.value) ?? value);
  });
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const current = draft === null ? value : (readQuantity(draft) ?? value);
    if (event.key === "ArrowUp") commit(current + step);
    else if (event.key === "ArrowDown") commit(current - step);
    else if (event.key === "Enter") commitDraft();
    else if (event.key === "Escape") setDraft(null);
    else return;
    if (event.key !== "Escape" || draft !== null) event.preventDefault();
  }

  const words = why && props.reason?.(why);
  return (
    <span className={css.wrap}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an inline flex box in every browser */}
      <span aria-label={props.label} className={css.stepper({ size })} role="group">
        <button
          aria-label={labels.decrease}
          className={css.button}
          disabled={isDisabled || value <= min}
          onClick={() => commit(value - step)}
          onFocus={use}
          type="button"
        />
        <input
          aria-describedby={words ? reasonId : undefined}
          aria-label={props.label}
          aria-valuemax={max}
          aria-valuemin={min}
          aria-valuenow={value}
          autoComplete="off"
          className={css.input}
          disabled={isDisabled}
          inputMode="numeric"
          name={props.name}
          onBlur={commitDraft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onFocus={(event) => {
            event.currentTarget.select();
            use();
          }}
          onKeyDown={onKeyDown}
          ref={field}
          role="spinbutton"
          type="text"
          value={draft ?? String(value)}
        />
        <button
          aria-label={labels.increase}
          className={css.button}
          disabled={isDisabled || (max !== undefined && value + step > max)}
          onClick={() => commit(value + step)}
          onFocus={use}
          type="button"
        />
      </span>
      {(isInUse || words) && (
        <span aria-live="polite" className={css.reason} id={reasonId}>
          {words}
        </span>
      )}
    </span>
  );
}
