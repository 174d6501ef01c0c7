import { Countdown } from "@tradehall/mall-components/catalog/Countdown";
import { useRevalidator } from "react-router-dom";
import type { DetailView } from "../../adapters/product-detail.ts";

interface DetailActivityProps {
  activity: NonNullable<DetailView["activity"]>;
  now: number;
}

/** The activity's name and time; when it is over the server's prices come anew. */
export function DetailActivity({ activity, now }: DetailActivityProps) {
  const revalidator = useRevalidator();
  return (
    <Countdown
      now={now}
      endsAt={activity.endsAt}
      label={activity.name}
      tone="inverse"
      onEnd={() => void revalidator.revalidate()}
    />
  );
}
