import type { FieldProps } from "../Field/use-field.ts";

/** Props that both date pickers have. */
export interface SharedDateProps extends FieldProps {
  /** Today by the clock of the shop, `yyyy-MM-dd`; its month is shown where no day is chosen. */
  today: string;
  /** The first day that can be chosen, `yyyy-MM-dd`. */
  min?: string;
  /** The last day that can be chosen, `yyyy-MM-dd`. */
  max?: string;
}

/** Words that a date picker needs besides its label. */
export interface DateLabels {
  /** Name of the button that opens the calendar. */
  open: string;
  /** What is said of a typed day that cannot be chosen. */
  outOfBounds: string;
}

/** What the controls need, from React Aria or from the browser. */
export interface DatesBodyProps
  extends Pick<SharedDateProps, "today" | "min" | "max" | "isDisabled" | "isRequired"> {
  labelId: string;
  describedBy: string | undefined;
  size: NonNullable<FieldProps["size"]>;
  isInvalid: boolean;
  /** The field had the focus before this code came. */
  autoFocus: boolean;
  /** The chosen day, or the first and the last of several; "" for none. */
  days: readonly string[];
  /** Names sent with the form, one for each day. */
  names: readonly (string | undefined)[];
  /** Own names of the fields, where there are two. */
  fieldLabels: readonly string[];
  labels: DateLabels;
  onChange: (days: readonly string[]) => void;
}
