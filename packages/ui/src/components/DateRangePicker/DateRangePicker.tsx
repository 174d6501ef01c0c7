import { DatesField } from "../../internal/dates/DatesField.tsx";
import type { DateLabels, SharedDateProps } from "../../internal/dates/dates-props.ts";
import { lazyPart } from "../../lazy-part/index.tsx";

/** The first and the last day, `yyyy-MM-dd`; "" for none. */
export interface DateRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** A ready range to choose with one press. */
export interface DateRangePreset extends DateRange {
  /** The words, such as those of "the last 7 days". */
  label: string;
}

export interface DateRangePickerProps extends Omit<SharedDateProps, "name"> {
  /** The chosen days, when the parent keeps them. */
  value?: DateRange;
  /** The days to start with, when the picker keeps them. */
  defaultValue?: DateRange;
  /** Called with both days; "" where one is missing or not whole yet. */
  onChange?: (range: DateRange) => void;
  /** Names of the two fields for assistive technology, and words for the calendar's button and for days that cannot be chosen. */
  labels: DateLabels & { from: string; to: string };
  /** Ready ranges above the calendar. */
  presets?: readonly DateRangePreset[];
  /** Names sent with the form; the form's error of `from` is shown. */
  names?: { from: string; to: string };
}

const DateRangePickerBody = lazyPart(async () => (await import("./DateRangePickerBody.tsx")).default);

/** A first and a last day that are typed, or chosen from a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, defaultValue, onChange, labels, presets = [], names, ...shared } = props;
  return (
    <DatesField
      {...shared}
      days={value && [value.from, value.to]}
      defaultDays={[defaultValue?.from ?? "", defaultValue?.to ?? ""]}
      fieldLabels={[labels.from, labels.to]}
      names={[names?.from, names?.to]}
      onChange={([from = "", to = ""]) => onChange?.({ from, to })}
      labels={labels}
    >
      {(body) => <DateRangePickerBody {...body} presets={presets} />}
    </DatesField>
  );
}
