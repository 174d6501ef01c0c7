/** "3 hours ago", in the reader's language. */
import type { IntlShape } from "react-intl";

const minute = 60_000;
const steps = [
  { unit: "minute", ms: minute, upTo: 60 * minute },
  { unit: "hour", ms: 60 * minute, upTo: 24 * 60 * minute },
  { unit: "day", ms: 24 * 60 * minute, upTo: 60 * 24 * 60 * minute },
  { unit: "month", ms: 30 * 24 * 60 * minute, upTo: Number.POSITIVE_INFINITY },
] as const;

/** How long before `now` a moment was; one that is to come counts as just now. */
export function relativeTime(
  dateTime: string,
  now: number,
  intl: Pick<IntlShape, "formatRelativeTime">,
): string {
  const agoMs = Math.max(0, now - new Date(dateTime).getTime());
  const step = steps.find(({ upTo }) => agoMs < upTo) ?? steps[0];
  return intl.formatRelativeTime(-Math.floor(agoMs / step.ms), step.unit, { numeric: "auto" });
}
