import type { ClipboardEventHandler, FocusEventHandler, Ref } from "react";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { join } from "../../internal/join.ts";
import { type CountedTextProps, useTextField } from "../../internal/text/use-text-field.tsx";
import { area } from "./TextArea.css.ts";

export interface TextAreaProps extends CountedTextProps {
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  /** Called before a paste, which it may prevent. */
  onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  /** Lines shown before it scrolls. Default 3. */
  rows?: number;
  /** An example of what to type; never the only label. */
  placeholder?: string;
  /** Can be read and copied but not changed. */
  isReadOnly?: boolean;
  /** The text area element, for focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, isRequired, size = "m" } = props;
  const { state, counter, inputProps } = useTextField(props);
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }} aside={counter}>
      <div className={fieldCss.box({ size, invalid: state.isInvalid })}>
        <textarea
          className={join(fieldCss.input, area)}
          disabled={props.isDisabled}
          id={state.ids.control}
          name={props.name}
          onBlur={props.onBlur}
          onPaste={props.onPaste}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          ref={props.ref}
          rows={props.rows ?? 3}
          {...state.aria}
          {...inputProps}
        />
      </div>
    </Field>
  );
}
