import { useId, useState } from "react";
import { useEarlyInput } from "../use-early-input.ts";

/** How a group of radio buttons gets and gives its value. */
export interface RadiosProps<Value extends string> {
  /** The choices, in order. */
  options: readonly { value: Value; isDisabled?: boolean }[];
  /** The chosen value, when the parent keeps it; null for none. */
  value?: Value | null;
  /** The value to start with. Default none. */
  defaultValue?: Value;
  /** Called with the chosen value. */
  onChange?: (value: Value) => void;
  /** Name sent with the form. */
  name?: string;
}

/** Wires native radio buttons: arrow keys and forms just work. `onEdit` hears of each change. */
export function useRadios<Value extends string>(props: RadiosProps<Value>, onEdit: () => void) {
  const { options, onChange } = props;
  const [own, setOwn] = useState(props.defaultValue ?? null);
  const chosen = props.value === undefined ? own : props.value;
  const choose = (value: Value) => {
    setOwn(value);
    onEdit();
    onChange?.(value);
  };
  const list = useEarlyInput<HTMLDivElement>((element) => {
    const early = element.querySelector<HTMLInputElement>("input:checked")?.value;
    const option = early === chosen ? undefined : options.find(({ value }) => value === early);
    if (option) choose(option.value);
  });
  // Radio buttons need a common name to be one group for the arrow keys, also outside a form.
  const ownName = useId();
  return {
    /** Is on the element around the radio buttons. */
    list,
    /** What the radio button of a choice gets. */
    radioProps: ({ value, isDisabled }: RadiosProps<Value>["options"][number]) => ({
      checked: chosen === value,
      disabled: isDisabled,
      name: props.name ?? ownName,
      onChange: () => choose(value),
      type: "radio",
      value,
    }),
  };
}
