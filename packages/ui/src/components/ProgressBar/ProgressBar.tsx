import { useId } from "react";
import * as css from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  /** What goes on. */
  label: string;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean;
  /** How far, 0 to `max`. Without it: under way, end unknown. */
  value?: number;
  /** The end. Default 100. */
  max?: number;
  /** How far in words, at the end of the label's line. */
  valueText?: string;
  /** Colour. Default `accent`. */
  tone?: "accent" | "sale" | "success";
}

/** How far something is: native `progress`. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden, value, max = 100, valueText, tone = "accent" } = props;
  const id = useId();
  return (
    <div className={css.wrap}>
      <div className={css.head}>
        <label className={css.label({ hidden: isLabelHidden })} htmlFor={id}>
          {label}
        </label>
        {valueText && <span className={css.text}>{valueText}</span>}
      </div>
      <progress aria-valuetext={valueText} className={css.bar({ tone })} id={id} max={max} value={value} />
    </div>
  );
}
