import type { ActivityView, FlashSaleView } from "@tradehall/mall-adapters/home";
import { FlashSaleStrip } from "@tradehall/mall-components/promotion/FlashSaleStrip";
import { homeWords } from "@tradehall/mall-rules/words/home";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

interface ActivityStripProps {
  /** Nothing shows without one. */
  activity: ActivityView | FlashSaleView | null | undefined;
  /** Server's now, ms. */
  now: number;
  /** What it is, where it is no flash sale. */
  word?: "specialOffers" | "groupBuying";
}

/** One activity of home, which asks for the page again where its time is over. */
export function ActivityStrip({ activity, now, word }: ActivityStripProps) {
  const { locale } = useShell();
  const refresh = useRefresh();
  if (!activity) return null;
  const { name: _, ...shown } = activity;
  return (
    <FlashSaleStrip
      {...shown}
      now={now}
      onEnd={refresh}
      {...(word === "groupBuying" ? { moreHref: hrefTo("group-buy") } : {})}
      {...(word ? { title: homeWords[word][locale] } : {})}
    />
  );
}
