import * as css from "../Field/Field.css.ts";
import { type FieldProps, useField } from "../Field/use-field.ts";
import { type TextValueProps, useTextInput } from "./use-text-input.ts";

/** What fields of text share. */
export interface CountedTextProps extends FieldProps, TextValueProps {
  /** Words of the counter, shown with `maxLength`. Default `used/max`. */
  counterLabel?: (used: number, max: number) => string;
}

/** A field's state and its text; more characters than it takes make it invalid at once, and its counter says how many. */
export function useTextField(props: CountedTextProps) {
  const { maxLength, counterLabel } = props;
  const field = useField(props);
  const text = useTextInput(props, field.ids.control, field.forget);
  const isInvalid = field.isInvalid || text.isOver;
  const counter = maxLength !== undefined && (
    <span aria-live={text.isOver ? "polite" : undefined} className={css.counter({ over: text.isOver })}>
      {counterLabel?.(text.used, maxLength) ?? `${text.used}/${maxLength}`}
    </span>
  );
  const state = { ...field, isInvalid, aria: { ...field.aria, "aria-invalid": isInvalid || undefined } };
  return { state, counter, inputProps: text.props };
}
