import { spinner } from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is being waited for, for assistive technology. Without it the spinner is decoration beside words. */
  label?: string;
  /** `s` 14, `m` 18, `l` 32 px in the first brand. Default `m`. */
  size?: "s" | "m" | "l";
  /** Colour. Default `inherit`. */
  tone?: "inherit" | "accent" | "muted";
}

/** A turning ring. Lists use `Skeleton` instead; this one belongs into buttons and small waits. */
export function Spinner({ label, size = "m", tone = "inherit" }: SpinnerProps) {
  const className = spinner({ size, tone });
  if (!label) return <span aria-hidden="true" className={className} />;
  return <span aria-label={label} className={className} role="img" />;
}
