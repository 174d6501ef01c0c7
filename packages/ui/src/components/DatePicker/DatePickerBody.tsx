import { parseDate } from "@internationalized/date";
import { Calendar, DatePicker } from "react-aria-components/DatePicker";
import { picker } from "../../internal/dates/dates.css.ts";
import type { DatesBodyProps } from "../../internal/dates/dates-props.ts";
import { Picker, TypedDate } from "../../internal/dates/Picker.tsx";
import { dateOf } from "../../internal/month/date-of.ts";
import { Month } from "../../internal/month/Month.tsx";
import { calendar } from "../../internal/month/month.css.ts";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";

/** The part of a date picker that needs React Aria: loaded when one is shown. */
export default function DatePickerBody(props: DatesBodyProps) {
  const { size, isInvalid, labels, today } = props;
  return (
    <AriaLocale>
      <DatePicker
        aria-describedby={props.describedBy}
        aria-labelledby={props.labelId}
        autoFocus={props.autoFocus}
        className={picker}
        isDisabled={props.isDisabled}
        isInvalid={isInvalid || undefined}
        isRequired={props.isRequired}
        maxValue={dateOf(props.max)}
        minValue={dateOf(props.min)}
        name={props.names[0]}
        onChange={(day) => props.onChange([day?.toString() ?? ""])}
        placeholderValue={parseDate(today)}
        shouldForceLeadingZeros
        validationBehavior="aria"
        value={dateOf(props.days[0]) ?? null}
      >
        <Picker {...{ size, isInvalid, labels }} fields={<TypedDate />}>
          {() => (
            <Calendar className={calendar}>
              <Month today={today} />
            </Calendar>
          )}
        </Picker>
      </DatePicker>
    </AriaLocale>
  );
}
