import { type ReactNode, useId, useState } from "react";
import * as choice from "../../internal/choice/choice.css.ts";
import { FieldGroup } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import * as css from "./RadioGroup.css.ts";

/** One choice of a radio group. */
export interface RadioOption<Value extends string = string> {
  /** What is sent and handed to `onChange`. */
  value: Value;
  /** The words. */
  label: ReactNode;
  /** A hint below the words. */
  description?: ReactNode;
  /** A picture or icon before the words. */
  media?: ReactNode;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<FieldProps, "size"> {
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, when the parent keeps it; null for none. */
  value?: Value | null;
  /** The value to start with. Default none. */
  defaultValue?: Value;
  /** Called with the chosen value. */
  onChange?: (value: Value) => void;
  /** Direction of `plain` choices. Default `horizontal`. */
  orientation?: "horizontal" | "vertical";
  /** `plain` circles, `card` boxes, `chip` for specifications, `segment` for views. Default `plain`. */
  variant?: "plain" | "card" | "chip" | "segment";
}

/** One choice of several: native radio buttons, so arrow keys and forms just work. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { options, onChange, orientation = "horizontal", variant = "plain" } = props;
  const { label, isLabelHidden, description, isRequired, isDisabled } = props;
  const state = useField(props);
  const [own, setOwn] = useState(props.defaultValue ?? null);
  const chosen = props.value === undefined ? own : props.value;
  const choose = (value: Value) => {
    setOwn(value);
    state.forget();
    onChange?.(value);
  };
  const list = useEarlyInput<HTMLDivElement>((element) => {
    const early = element.querySelector<HTMLInputElement>("input:checked")?.value;
    const option = early === chosen ? undefined : options.find(({ value }) => value === early);
    if (option) choose(option.value);
  });
  // Radio buttons need a common name to be one group for the arrow keys, also outside a form.
  const ownName = useId();
  const listClass =
    variant === "segment" ? css.segments : variant === "plain" ? choice.list({ orientation }) : css.cards;

  return (
    <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }} role="radiogroup">
      <div className={listClass} ref={list}>
        {options.map((option) => (
          <label className={join(choice.line, css.option({ variant }))} key={option.value}>
            <input
              checked={chosen === option.value}
              className={
                variant === "plain" || variant === "card" ? choice.mark({ kind: "radio" }) : css.srOnly
              }
              disabled={option.isDisabled}
              name={props.name ?? ownName}
              onChange={() => choose(option.value)}
              type="radio"
              value={option.value}
            />
            {option.media && <span className={css.picture}>{option.media}</span>}
            <span className={choice.words}>
              {option.label}
              {option.description && <span className={choice.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
