import { useEffect, useState } from "react";
import { list } from "../../internal/choice/choice.css.ts";
import { FieldGroup } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";

/** One choice of a group. */
export interface ChoiceOption {
  /** What is sent and handed to `onChange`. */
  value: string;
  /** The words. */
  label: string;
  /** A hint below the words. */
  description?: string;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<FieldProps, "size" | "isRequired"> {
  /** At least one must be ticked: shows a mark, and each box says so until one is. `:required` on the boxes */
  isRequired?: boolean;
  /** The choices, in order. */
  options: readonly ChoiceOption[];
  /** The ticked values, when the parent keeps them. */
  value?: readonly string[];
  /** The values to start with. Default none. */
  defaultValue?: readonly string[];
  /** Called with all ticked values, in the order of the options. */
  onChange?: (values: string[]) => void;
  /** Direction. Default `horizontal`. */
  orientation?: "horizontal" | "vertical";
}

/** Several checkboxes that answer one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, defaultValue = [], onChange, orientation = "horizontal" } = props;
  const { label, isLabelHidden, description, isRequired, isDisabled } = props;
  const state = useField(props);
  const [own, setOwn] = useState(defaultValue);
  const ticked = props.value ?? own;
  // Not without script, where no tick could take it from the other boxes and the browser would want them all.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const isMissing = isRequired && isLive && ticked.length === 0;

  function change(value: string, isSelected: boolean) {
    const next = options
      .map((option) => option.value)
      .filter((candidate) => (candidate === value ? isSelected : ticked.includes(candidate)));
    setOwn(next);
    state.forget();
    onChange?.(next);
  }

  return (
    <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }} role="group">
      <div className={list({ orientation })}>
        {options.map((option) => (
          <Checkbox
            description={option.description}
            isDisabled={option.isDisabled}
            isInvalid={state.isInvalid}
            isRequired={isMissing}
            isSelected={ticked.includes(option.value)}
            key={option.value}
            name={props.name}
            onChange={(isSelected) => change(option.value, isSelected)}
            value={option.value}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
