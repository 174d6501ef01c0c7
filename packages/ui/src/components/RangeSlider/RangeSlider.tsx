import { SliderField } from "../../internal/slider/SliderField.tsx";
import type { SharedSliderProps } from "../../internal/slider/slider-props.ts";

/** Two values, the lower first. */
export interface SliderRange {
  /** The lower value. */
  from: number;
  /** The upper value. */
  to: number;
}

export interface RangeSliderProps extends SharedSliderProps {
  /** Names of the two thumbs for assistive technology. */
  labels: { from: string; to: string };
  /** The two values, when the parent keeps them. */
  value?: SliderRange;
  /** The values to start with, when the slider keeps them. Default `min` and `max`. */
  defaultValue?: SliderRange;
  /** Called with both values while a thumb moves. */
  onChange?: (value: SliderRange) => void;
  /** Called with both values once a thumb is let go. */
  onChangeEnd?: (value: SliderRange) => void;
  /** Names sent with the form; the form's error of `from` is shown. */
  names?: { from: string; to: string };
}

/** A range between two limits, such as a price from and to. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, defaultValue, onChange, onChangeEnd, names, labels, min = 0, max = 100, ...shared } = props;
  const start = defaultValue ?? { from: min, to: max };
  const rangeOf = ([from = min, to = max]: readonly number[]) => ({ from, to });
  return (
    <SliderField
      {...shared}
      defaultValues={[start.from, start.to]}
      max={max}
      min={min}
      onChange={(next) => onChange?.(rangeOf(next))}
      onChangeEnd={(next) => onChangeEnd?.(rangeOf(next))}
      thumbs={[
        { label: labels.from, name: names?.from },
        { label: labels.to, name: names?.to },
      ]}
      values={value && [value.from, value.to]}
    />
  );
}
