import { Countdown } from "@tradehall/mall-components/catalog/Countdown";
import type { DetailView } from "../../adapters/product-detail.ts";
import { useRefresh } from "../../browser/calls/use-refresh.ts";

interface DetailActivityProps {
  activity: NonNullable<DetailView["activity"]>;
  now: number;
}

/** The activity's price, state and time; when it is over the server's prices come anew. */
export function DetailActivity({ activity, now }: DetailActivityProps) {
  const refresh = useRefresh();
  return (
    <>
      <span>{activity.text}</span>
      <Countdown
        now={now}
        endsAt={activity.endsAt}
        label={activity.timeText}
        // A clock that has run out shows no time: what is sold out says so instead.
        {...(activity.endsAt <= now ? { endText: activity.timeText } : {})}
        tone="inverse"
        onEnd={refresh}
      />
    </>
  );
}
