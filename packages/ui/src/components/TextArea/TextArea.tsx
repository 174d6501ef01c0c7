import type { FocusEventHandler, Ref } from "react";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
import { type TextValueProps, useTextInput } from "../../internal/text/use-text-input.ts";
import { area } from "./TextArea.css.ts";

export interface TextAreaProps extends FieldProps, TextValueProps {
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  /** Lines shown before it scrolls. Default 3. */
  rows?: number;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** Words of the counter, shown with `maxLength`. Default `used/max`. */
  counterLabel?: (used: number, max: number) => string;
  /** Can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** The text area element, for focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, isRequired, maxLength, size = "m" } = props;
  const state = useField(props);
  const text = useTextInput(props, state.ids.control, state.forget);
  const counter = maxLength !== undefined && (
    <span className={fieldCss.counter}>
      {props.counterLabel?.(text.used, maxLength) ?? `${text.used}/${maxLength}`}
    </span>
  );
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }} aside={counter}>
      <div className={fieldCss.box({ size, invalid: state.isInvalid })}>
        <textarea
          className={join(fieldCss.input, area)}
          disabled={props.isDisabled}
          id={state.ids.control}
          name={props.name}
          onBlur={props.onBlur}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          ref={props.ref}
          rows={props.rows ?? 3}
          {...state.aria}
          {...text.props}
        />
      </div>
    </Field>
  );
}
