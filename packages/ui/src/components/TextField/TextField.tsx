import type { FocusEventHandler, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import * as css from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { type TextValueProps, useTextInput } from "../../internal/text/use-text-input.ts";

/** Props that one-line text fields share. */
export interface TextFieldProps extends FieldProps, TextValueProps {
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** HTML type. Default `text`. */
  type?: "text" | "tel" | "email" | "url" | "password";
  /** Which keyboard a phone shows. */
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "search" | "url";
  /** What the browser may fill in, such as `tel-national` or `one-time-code`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** Words of the counter, shown with `maxLength`. Default `used/max`. */
  counterLabel?: (used: number, max: number) => string;
  /** Stands inside the field before the text: an icon, a currency sign, a country code. */
  prefix?: ReactNode;
  /** Stands inside the field after the text: a unit or a small button. */
  suffix?: ReactNode;
  /** Can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** The input element, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A one-line text field. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, isRequired, maxLength, size = "m" } = props;
  const state = useField(props);
  const text = useTextInput(props, state.forget);
  const counter = maxLength !== undefined && (
    <span className={css.counter}>
      {props.counterLabel?.(text.used, maxLength) ?? `${text.used}/${maxLength}`}
    </span>
  );
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }} aside={counter}>
      <div className={css.box({ size, invalid: state.isInvalid })}>
        {props.prefix && <span className={css.affix}>{props.prefix}</span>}
        <input
          autoComplete={props.autoComplete}
          className={css.input}
          disabled={props.isDisabled}
          id={state.ids.control}
          inputMode={props.inputMode}
          name={props.name}
          onBlur={props.onBlur}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          ref={props.ref}
          type={props.type ?? "text"}
          {...state.aria}
          {...text.props}
        />
        {props.suffix && <span className={css.affix}>{props.suffix}</span>}
      </div>
    </Field>
  );
}
