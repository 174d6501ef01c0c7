import type { ReactNode } from "react";
import { Icon, type IconShape } from "../Icon/Icon.tsx";
import * as css from "./Timeline.css.ts";

/** One event. */
export interface TimelineItem {
  /** Identity. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** More about it. */
  description?: ReactNode;
  /** When, in words. */
  time?: string;
  /** When, machine-readable (ISO 8601). */
  dateTime?: string;
  /** Meaning of the mark. Default `accent` for the first, `neutral` for the others. */
  tone?: "neutral" | "accent" | "success" | "warning" | "danger";
  /** An icon in place of the dot. */
  icon?: IconShape;
}

export interface TimelineProps {
  /** What the events belong to, for assistive technology. */
  label: string;
  /** The events, newest first. */
  items: readonly TimelineItem[];
}

/** What happened, newest first. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {items.map((item, index) => (
        <li className={css.item} key={item.id}>
          <span className={css.mark({ tone: item.tone ?? (index === 0 ? "accent" : "neutral") })}>
            {item.icon && <Icon as={item.icon} size="m" />}
          </span>
          <div className={css.head}>
            <span className={css.title({ first: index === 0 })}>{item.title}</span>
            {item.time && (
              <time className={css.time} dateTime={item.dateTime}>
                {item.time}
              </time>
            )}
          </div>
          {item.description && <div className={css.description}>{item.description}</div>}
        </li>
      ))}
    </ol>
  );
}
