import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { Countdown } from "@tradehall/mall-components/parts/Countdown";
import { Link } from "@tradehall/ui/Link";
import { useRevalidator } from "react-router-dom";

interface DetailActivityProps {
  activity: NonNullable<DetailView["activity"]>;
  now: number;
}

/** The activity's price, state and time; when it is over the server's prices are loaded again. */
export function DetailActivity({ activity, now }: DetailActivityProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <span>{activity.text}</span>
      {activity.href && (
        <Link href={activity.href} tone="inherit" underline="always">
          {activity.linkText}
        </Link>
      )}
      <Countdown
        now={now}
        endsAt={activity.endsAt}
        label={activity.timeText}
        // A clock that has run out shows no time: what is sold out says so instead.
        {...(activity.endsAt <= now ? { endText: activity.timeText } : {})}
        tone="inverse"
        // Without a network the trouble page would take the page's place; anyone who buys is told the new price anyway.
        onEnd={() => void (navigator.onLine && revalidate())}
      />
    </>
  );
}
