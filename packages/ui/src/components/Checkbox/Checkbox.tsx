import type { ReactNode } from "react";
import * as css from "../../internal/choice/choice.css.ts";
import { useEarlyInput } from "../../internal/use-early-input.ts";

export interface CheckboxProps {
  /** The words beside the box. Without them give `aria-label`. */
  children?: ReactNode;
  /** A hint below the words. */
  description?: ReactNode;
  /** Whether it is ticked, when the parent keeps it. `:checked` */
  isSelected?: boolean;
  /** Whether it starts ticked, when the box keeps it. */
  defaultSelected?: boolean;
  /** Some of what it represents is ticked. `:indeterminate` */
  isIndeterminate?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Cannot be used. `:disabled` */
  isDisabled?: boolean;
  /** Marks it invalid; the words why belong to the group or the form. `[aria-invalid]` */
  isInvalid?: boolean;
  /** Must be ticked. */
  isRequired?: boolean;
  /** Name sent with the form. */
  name?: string;
  /** Value sent with the form when ticked. Default `on`. */
  value?: string;
  /** Id of the form it belongs to, where it is outside of it. */
  form?: string;
  /** Name for assistive technology when no words stand beside it. */
  "aria-label"?: string;
  /** Id of a text that explains more. */
  "aria-describedby"?: string;
}

/** A native checkbox with its words. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, defaultSelected, isIndeterminate = false, onChange } = props;
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (isSelected !== undefined && checked !== isSelected) onChange?.(checked);
  });
  return (
    <label className={css.line}>
      <input
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props.isInvalid || undefined}
        aria-label={props["aria-label"]}
        checked={isSelected}
        className={css.mark({ kind: "check" })}
        defaultChecked={isSelected === undefined ? defaultSelected : undefined}
        disabled={props.isDisabled}
        form={props.form}
        name={props.name}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        ref={(element) => {
          box.current = element;
          if (element) element.indeterminate = isIndeterminate;
        }}
        required={props.isRequired}
        type="checkbox"
        value={props.value}
      />
      {props.children !== undefined && (
        <span className={css.words}>
          {props.children}
          {props.description && <span className={css.description}>{props.description}</span>}
        </span>
      )}
    </label>
  );
}
