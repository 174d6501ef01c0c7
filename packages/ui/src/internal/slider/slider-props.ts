import type { FieldProps } from "../Field/use-field.ts";

/** Props that both sliders have. */
export interface SharedSliderProps extends Omit<FieldProps, "size" | "isRequired" | "name"> {
  /** The smallest value. Default 0. */
  min?: number;
  /** The largest value. Default 100. */
  max?: number;
  /** The distance between two values. Default 1. */
  step?: number;
  /** How a value is shown and read aloud, such as with its unit. Default: the plain number. */
  format?: (value: number) => string;
  /** Id of the form it belongs to, where it is outside of it. */
  form?: string;
}

/** One thumb: its own name where there are two, and the name that it is sent by. */
export interface Thumb {
  label?: string | undefined;
  name?: string | undefined;
}

/** What the thumbs need, from React Aria or from the browser. */
export interface ThumbsProps
  extends Required<Pick<SharedSliderProps, "label" | "min" | "max" | "step" | "format">> {
  id: string;
  thumbs: readonly Thumb[];
  values: readonly number[];
  onChange: (values: readonly number[]) => void;
  onChangeEnd: (values: readonly number[]) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean | undefined;
  form: string | undefined;
}

/** Id of the control of one thumb, which React Aria makes of the slider's. */
export const thumbId = (id: string, index: number) => `${id}-${index}`;
