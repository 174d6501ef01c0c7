import { DatesField } from "../../internal/dates/DatesField.tsx";
import type { DateLabels, SharedDateProps } from "../../internal/dates/dates-props.ts";
import { lazyPart } from "../../lazy-part/index.tsx";

export interface DatePickerProps extends SharedDateProps {
  /** The chosen day, `yyyy-MM-dd`, when the parent keeps it; "" for none. */
  value?: string;
  /** The day to start with, when the picker keeps it. */
  defaultValue?: string;
  /** Called with the chosen day, `yyyy-MM-dd`; "" where it is emptied or not whole yet. */
  onChange?: (day: string) => void;
  /** Words for the calendar's button and for a day that cannot be chosen. */
  labels: DateLabels;
}

const DatePickerBody = lazyPart(async () => (await import("./DatePickerBody.tsx")).default);

/** A day that is typed, or chosen from a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value, defaultValue = "", onChange, labels, name, ...shared } = props;
  return (
    <DatesField
      {...shared}
      days={value === undefined ? undefined : [value]}
      defaultDays={[defaultValue]}
      fieldLabels={[]}
      names={[name]}
      onChange={([day = ""]) => onChange?.(day)}
      labels={labels}
    >
      {(body) => <DatePickerBody {...body} />}
    </DatesField>
  );
}
