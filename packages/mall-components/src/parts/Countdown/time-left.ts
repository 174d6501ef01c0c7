/** What is left of a time, for showing. */
export interface TimeLeft {
  /** Whether nothing is left. */
  isOver: boolean;
  /** Whole days. */
  days: number;
  /** Two digits each. */
  hours: string;
  minutes: string;
  seconds: string;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Splits ms into days, hours, minutes, seconds; a part of a second still counts as one, so 00:00:00 means over. */
export function timeLeft(leftMs: number): TimeLeft {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  return {
    isOver: total === 0,
    days: Math.floor(total / 86_400),
    hours: two(Math.floor((total % 86_400) / 3_600)),
    minutes: two(Math.floor((total % 3_600) / 60)),
    seconds: two(total % 60),
  };
}
