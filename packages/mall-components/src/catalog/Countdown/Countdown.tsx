export interface CountdownProps {
  /** The server's now in ms since 1970. */
  now: number;
  /** The end in ms since 1970. */
  endsAt: number;
  /** Words before the time, e.g. 距结束. */
  label?: string;
  /** Words once it is over, shown and read aloud. Default 活动已结束. */
  endText?: string;
  /** What happens at zero, read with the time, e.g. 结束后恢复原价. */
  consequence?: string;
  /** Called once at zero. */
  onEnd?: () => void;
  /** `blocks`: digits in boxes; `text`: plain. Default `blocks`. */
  variant?: "blocks" | "text";
  /** `sale` on a light ground, `inverse` on a sale-coloured one. Default `sale`. */
  tone?: "sale" | "inverse";
}

/** Countdown. */
export function Countdown(_props: CountdownProps) {
  return <div data-part="Countdown" />;
}
