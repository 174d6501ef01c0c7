import type { ReactNode } from "react";
import { type RadiosProps, useRadios } from "../../internal/choice/use-radios.ts";
import { FieldGroup } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import * as css from "./SegmentedControl.css.ts";

/** One choice of a segmented control. */
export interface Segment<Value extends string = string> {
  /** What is sent and handed to `onChange`. */
  value: Value;
  /** The words; short, so that all fit beside each other. */
  label: string;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Cannot be chosen. `:disabled` */
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string>
  extends FieldProps,
    Omit<RadiosProps<Value>, "options" | "name"> {
  /** Two to five choices, in order. */
  options: readonly Segment<Value>[];
  /** As wide as its words, or as what is around it. Default `content`. */
  width?: "content" | "full";
}

/** One of a few views or ways, side by side in one bar: native radio buttons. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { options, size = "m", width = "content" } = props;
  const { label, isLabelHidden, description, isRequired, isDisabled } = props;
  const state = useField(props);
  const { list, radioProps } = useRadios(props, state.forget);
  return (
    <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }} role="radiogroup">
      <div className={css.ground({ width })} ref={list}>
        {options.map((option) => (
          <label className={css.segment({ size })} key={option.value}>
            <input {...radioProps(option)} className={css.input} />
            {option.icon && <span className={css.icon}>{option.icon}</span>}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
