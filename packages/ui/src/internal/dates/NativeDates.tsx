import { Fragment } from "react";
import * as fieldCss from "../Field/Field.css.ts";
import { useEarlyInput } from "../use-early-input.ts";
import * as css from "./dates.css.ts";
import type { DatesBodyProps } from "./dates-props.ts";

interface NativeDatesProps extends DatesBodyProps {
  onFocusChange: (isFocused: boolean) => void;
}

function NativeDate({ index, ...props }: NativeDatesProps & { index: number }) {
  const { days, fieldLabels, labelId, onFocusChange } = props;
  const id = `${labelId}-${index}`;
  const take = (day: string) => props.onChange(days.with(index, day));
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== days[index]) take(value);
  });
  return (
    <input
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      aria-label={fieldLabels[index]}
      aria-labelledby={fieldLabels[index] ? `${labelId} ${id}` : labelId}
      className={fieldCss.input}
      disabled={props.isDisabled}
      id={id}
      max={props.max}
      min={props.min}
      name={props.names[index]}
      onBlur={() => onFocusChange(false)}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={() => onFocusChange(true)}
      ref={input}
      required={props.isRequired}
      type="date"
      value={days[index]}
    />
  );
}

/** The browser's own fields, before the code of the picker comes and without script. */
export function NativeDates(props: NativeDatesProps) {
  return (
    <div className={fieldCss.box({ size: props.size, invalid: props.isInvalid })}>
      {props.days.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last day keep their order
        <Fragment key={index}>
          {index > 0 && <span className={css.dash}>–</span>}
          <NativeDate {...props} index={index} />
        </Fragment>
      ))}
    </div>
  );
}
