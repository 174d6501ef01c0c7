import { parseDate } from "@internationalized/date";
import { DateRangePicker, RangeCalendar } from "react-aria-components/DateRangePicker";
import * as css from "../../internal/dates/dates.css.ts";
import type { DatesBodyProps } from "../../internal/dates/dates-props.ts";
import { Picker, TypedDate } from "../../internal/dates/Picker.tsx";
import { dateOf } from "../../internal/month/date-of.ts";
import { Month } from "../../internal/month/Month.tsx";
import { calendar } from "../../internal/month/month.css.ts";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { Button } from "../Button/Button.tsx";
import type { DateRangePreset } from "./DateRangePicker.tsx";

interface DateRangePickerBodyProps extends DatesBodyProps {
  presets: readonly DateRangePreset[];
}

function Presets({
  presets,
  onChoose,
}: Pick<DateRangePickerBodyProps, "presets"> & { onChoose: (preset: DateRangePreset) => void }) {
  return (
    <div className={css.presets}>
      {presets.map((preset) => (
        <Button key={preset.label} onPress={() => onChoose(preset)} size="s" tone="neutral" variant="outline">
          {preset.label}
        </Button>
      ))}
    </div>
  );
}

/** The part of a range picker that needs React Aria: loaded when one is shown. */
export default function DateRangePickerBody(props: DateRangePickerBodyProps) {
  const { size, isInvalid, labels, today, presets, onChange } = props;
  const [start, end] = props.days.map(dateOf);
  return (
    <AriaLocale>
      <DateRangePicker
        aria-describedby={props.describedBy}
        aria-labelledby={props.labelId}
        autoFocus={props.autoFocus}
        className={css.picker}
        endName={props.names[1]}
        isDisabled={props.isDisabled}
        isInvalid={isInvalid || undefined}
        isRequired={props.isRequired}
        maxValue={dateOf(props.max)}
        minValue={dateOf(props.min)}
        onChange={(range) => onChange([range?.start.toString() ?? "", range?.end.toString() ?? ""])}
        placeholderValue={parseDate(today)}
        shouldForceLeadingZeros
        startName={props.names[0]}
        validationBehavior="aria"
        value={start && end ? { start, end } : null}
      >
        <Picker
          {...{ size, isInvalid, labels }}
          fields={
            <>
              <span className={css.part}>
                <TypedDate slot="start" />
                <span aria-hidden="true" className={css.dash}>
                  –
                </span>
              </span>
              <TypedDate slot="end" />
            </>
          }
        >
          {(close) => (
            <>
              {presets.length > 0 && (
                <Presets
                  onChoose={({ from, to }) => {
                    onChange([from, to]);
                    close();
                  }}
                  presets={presets}
                />
              )}
              <RangeCalendar className={calendar}>
                <Month isRange today={today} />
              </RangeCalendar>
            </>
          )}
        </Picker>
      </DateRangePicker>
    </AriaLocale>
  );
}
