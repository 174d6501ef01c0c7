import type { Ref } from "react";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronDownIcon } from "../Icon/icons.ts";
import * as css from "./Select.css.ts";

/** One line of the list. */
export interface SelectOption {
  /** What is sent and handed to `onChange`. */
  value: string;
  /** The words. */
  label: string;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

/** Lines under a common name. */
export interface SelectOptionGroup {
  /** Name of the group. */
  label: string;
  /** Its lines. */
  options: readonly SelectOption[];
}

export interface SelectProps extends FieldProps {
  /** Lines, or groups of lines, in order. */
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** The chosen value, when the parent keeps it; empty string for none. */
  value?: string;
  /** The value to start with. Default the placeholder, or the first line. */
  defaultValue?: string;
  /** Called with the chosen value. */
  onChange?: (value: string) => void;
  /** Words shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
  /** What the browser may fill in, such as `address-level1`. */
  autoComplete?: string;
  /** The select element, for focus. */
  ref?: Ref<HTMLSelectElement>;
}

function Line({ value, label, isDisabled }: SelectOption) {
  return (
    <option className={css.option} disabled={isDisabled} value={value}>
      {label}
    </option>
  );
}

/** A native select: the system's own list, on a phone its wheel. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, description, isRequired, size = "m", value, placeholder, options } = props;
  const state = useField(props);
  const start = props.defaultValue ?? (placeholder ? "" : undefined);
  return (
    <Field {...{ label, isLabelHidden, description, isRequired, state }}>
      <div className={fieldCss.box({ size, invalid: state.isInvalid })}>
        <select
          autoComplete={props.autoComplete}
          className={join(fieldCss.input, css.select)}
          disabled={props.isDisabled}
          id={state.ids.control}
          name={props.name}
          onChange={(event) => {
            state.forget();
            props.onChange?.(event.currentTarget.value);
          }}
          ref={props.ref}
          {...state.aria}
          {...(value === undefined ? { defaultValue: start } : { value })}
        >
          {placeholder && (
            <option disabled hidden value="">
              {placeholder}
            </option>
          )}
          {options.map((entry) =>
            "options" in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map((option) => (
                  <Line key={option.value} {...option} />
                ))}
              </optgroup>
            ) : (
              <Line key={entry.value} {...entry} />
            ),
          )}
        </select>
        <span aria-hidden="true" className={css.arrow}>
          <Icon as={ChevronDownIcon} size="s" />
        </span>
      </div>
    </Field>
  );
}
