import { type ReactNode, useState } from "react";
import { FieldGroup } from "../Field/Field.tsx";
import { useField } from "../Field/use-field.ts";
import type { DatesBodyProps, SharedDateProps } from "./dates-props.ts";
import { NativeDates } from "./NativeDates.tsx";

interface DatesFieldProps
  extends SharedDateProps,
    Pick<DatesBodyProps, "names" | "fieldLabels" | "labels" | "onChange"> {
  days: readonly string[] | undefined;
  defaultDays: readonly string[];
  /** Draws the part that needs React Aria, or what is there before it has come. */
  children: (body: DatesBodyProps & { fallback: ReactNode }) => ReactNode;
}

/** What both date pickers are: label and notes around the fields of one or two days. */
export function DatesField(props: DatesFieldProps) {
  const { label, isLabelHidden, description, isRequired, isDisabled, size = "m" } = props;
  const state = useField({ ...props, ...(props.names[0] && { name: props.names[0] }) });
  const [own, setOwn] = useState(props.defaultDays);
  const [isFocused, setFocused] = useState(false);
  const body: DatesBodyProps = {
    today: props.today,
    ...(props.min && { min: props.min }),
    ...(props.max && { max: props.max }),
    ...(isDisabled !== undefined && { isDisabled }),
    ...(isRequired !== undefined && { isRequired }),
    labelId: state.ids.label,
    describedBy: state.aria["aria-describedby"],
    size,
    isInvalid: state.isInvalid,
    autoFocus: isFocused,
    days: props.days ?? own,
    names: props.names,
    fieldLabels: props.fieldLabels,
    labels: props.labels,
    onChange: (days) => {
      setOwn(days);
      state.forget();
      props.onChange(days);
    },
  };
  return (
    <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }}>
      {props.children({ ...body, fallback: <NativeDates {...body} onFocusChange={setFocused} /> })}
    </FieldGroup>
  );
}
