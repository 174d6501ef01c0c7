import { BellIcon, Icon, PauseIcon, PlayIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import type { Notice } from "../NoticeList/NoticeList.tsx";
import * as css from "./NoticeTicker.css.ts";
import { words } from "./NoticeTicker.messages.ts";

export interface NoticeTickerProps {
  /** Announcements; nothing renders for none. */
  notices: readonly Notice[];
  /** Time per notice, ms. Default 4000. */
  intervalMs?: number;
}

/** One announcement at a time in one line; stands still under the pointer, the focus, and for less motion. */
export function NoticeTicker({ notices, intervalMs = 4000 }: NoticeTickerProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const count = notices.length;
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (count < 2 || isPaused || isHeld) return;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [count, intervalMs, isPaused, isHeld]);
  const notice = notices[index % Math.max(1, count)];
  if (!notice) return null;
  return (
    <section
      aria-label={intl.formatMessage(words.label)}
      className={css.ticker}
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon as={BellIcon} size="s" tone="accent" />
      <span className={css.title}>
        <Link href={notice.href} tone="neutral">
          <span className={css.words}>{notice.title}</span>
        </Link>
      </span>
      {count > 1 && (
        <button
          aria-label={intl.formatMessage(isPaused ? words.play : words.pause)}
          className={css.button}
          onClick={() => setPaused(!isPaused)}
          type="button"
        >
          <Icon as={isPaused ? PlayIcon : PauseIcon} size="s" />
        </button>
      )}
      <Link href={routes.notices} tone="muted">
        {intl.formatMessage(actWords.more)}
      </Link>
    </section>
  );
}
