import { SliderField } from "../../internal/slider/SliderField.tsx";
import type { SharedSliderProps } from "../../internal/slider/slider-props.ts";

export interface SliderProps extends SharedSliderProps {
  /** The value, when the parent keeps it. */
  value?: number;
  /** The value to start with, when the slider keeps it. Default `min`. */
  defaultValue?: number;
  /** Called with the new value while the thumb moves. */
  onChange?: (value: number) => void;
  /** Called with the value once the thumb is let go. */
  onChangeEnd?: (value: number) => void;
  /** Name sent with the form, and key of the form's errors. */
  name?: string;
}

/** One number between two limits, where the place matters more than the exact figure. */
export function Slider(props: SliderProps) {
  const { value, defaultValue, onChange, onChangeEnd, name, min = 0, ...shared } = props;
  return (
    <SliderField
      {...shared}
      defaultValues={[defaultValue ?? min]}
      min={min}
      onChange={([next = min]) => onChange?.(next)}
      onChangeEnd={([next = min]) => onChangeEnd?.(next)}
      thumbs={[{ name }]}
      values={value === undefined ? undefined : [value]}
    />
  );
}
