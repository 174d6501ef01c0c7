import type { ReactNode } from "react";
import * as choice from "../../internal/choice/choice.css.ts";
import { type RadiosProps, useRadios } from "../../internal/choice/use-radios.ts";
import { FieldGroup } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
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

export interface RadioGroupProps<Value extends string = string>
  extends Omit<FieldProps, "size">,
    Omit<RadiosProps<Value>, "options" | "name"> {
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** Direction of `plain` choices. Default `horizontal`. */
  orientation?: "horizontal" | "vertical";
  /** `plain` circles, `card` boxes, `chip` for specifications. Default `plain`. */
  variant?: "plain" | "card" | "chip";
}

/** One choice of several: native radio buttons, so arrow keys and forms just work. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { options, orientation = "horizontal", variant = "plain" } = props;
  const { label, isLabelHidden, description, isRequired, isDisabled } = props;
  const state = useField(props);
  const { list, radioProps } = useRadios(props, state.forget);
  const listClass = variant === "plain" ? choice.list({ orientation }) : css.cards;

  return (
    <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }} role="radiogroup">
      <div className={listClass} ref={list}>
        {options.map((option) => (
          <label className={join(choice.line, css.option({ variant }))} key={option.value}>
            <input
              {...radioProps(option)}
              className={variant === "chip" ? css.srOnly : choice.mark({ kind: "radio" })}
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
