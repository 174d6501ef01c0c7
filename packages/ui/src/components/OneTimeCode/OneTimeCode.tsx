import { Field } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import * as css from "./OneTimeCode.css.ts";

export interface OneTimeCodeProps extends Omit<FieldProps, "size"> {
  /** The digits, when the parent keeps them. */
  value?: string;
  /** The digits it starts with, when the field keeps them. */
  defaultValue?: string;
  /** Called with the digits alone, whatever was typed or pasted around them. */
  onChange?: (code: string) => void;
  /** Called once the last digit is there. */
  onComplete?: (code: string) => void;
  /** How many digits the code has. Default 6. */
  length?: 4 | 5 | 6;
}

/** Full-width digits of a Chinese keyboard count as digits. */
const digitsOf = (text: string, length: number) => text.normalize("NFKC").replace(/\D/g, "").slice(0, length);

/**
 * A code that was sent to a phone, a cell for each digit. It is one field, so that pasting, filling in from a message and correcting
 * work as in any other.
 */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { label, isLabelHidden, description, isRequired, length = 6, value } = props;
  const state = useField(props);
  const take = (field: HTMLInputElement) => {
    const code = digitsOf(field.value, length);
    if (value === undefined && field.value !== code) field.value = code;
    state.forget();
    props.onChange?.(code);
    if (code.length === length) props.onComplete?.(code);
  };
  const input = useEarlyInput<HTMLInputElement>((field) => {
    if (value !== undefined && field.value !== value) take(field);
  });
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }}>
      <div className={css.box}>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells have no order to change
          <span aria-hidden="true" className={css.cell} key={index} />
        ))}
        <input
          autoComplete="one-time-code"
          className={css.input}
          defaultValue={value === undefined ? props.defaultValue : undefined}
          disabled={props.isDisabled}
          id={state.ids.control}
          inputMode="numeric"
          name={props.name}
          onChange={(event) => take(event.currentTarget)}
          pattern={`[0-9]{${length}}`}
          ref={input}
          spellCheck={false}
          value={value}
          {...state.aria}
        />
      </div>
    </Field>
  );
}
