import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import type { ChatMessageView } from "../chat-view.ts";

/** A message, and whether the one before is another person's or long ago, so that its sender and time are said. */
export interface LogRow {
  message: ChatMessageView;
  isFirst: boolean;
}
export interface LogDay {
  day: string;
  rows: LogRow[];
}

const togetherMs = 5 * 60_000;

const isTogether = (one: ChatMessageView, next: ChatMessageView): boolean =>
  one.from === next.from &&
  one.name === next.name &&
  Date.parse(next.dateTime) - Date.parse(one.dateTime) < togetherMs;

/** Messages by China's days, those of one sender in a run. */
export function groupMessages(messages: readonly ChatMessageView[]): LogDay[] {
  const days: LogDay[] = [];
  let before: ChatMessageView | undefined;
  for (const message of messages) {
    const day = chinaDate(new Date(message.dateTime));
    const last = days.at(-1);
    const isFirst = last?.day !== day || !before || !isTogether(before, message);
    if (last?.day === day) last.rows.push({ message, isFirst });
    else days.push({ day, rows: [{ message, isFirst }] });
    before = message;
  }
  return days;
}
