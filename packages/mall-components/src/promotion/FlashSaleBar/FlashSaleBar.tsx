import type { ActivityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { type ShownRefusalName, shownRefusalText } from "@tradehall/mall-rules/words";
import { FlashSaleIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import * as css from "./FlashSaleBar.css.ts";
import { words } from "./FlashSaleBar.messages.ts";

export interface FlashSaleBarProps {
  /** Name of the round, e.g. 10:00 场. */
  roundName: string;
  /** Where it is. */
  state: ActivityStatus;
  /** Server's now, ms. */
  now: number;
  /** Its beginning, ms. */
  startsAt: number;
  /** Its end, ms. */
  endsAt: number;
  /** Pieces left. */
  left: number;
  /** Unit word. */
  unit: string;
  /** Called once when it begins or ends. */
  onEdge?: () => void;
}

const gone: Partial<Record<ActivityStatus, ShownRefusalName>> = {
  soldOut: "activitySoldOut",
  soldOutForNow: "soldOutForNow",
  ended: "eventEnded",
};

/** What is over a flash sale's price: its round, what is left of its pieces, its clock. */
export function FlashSaleBar({
  roundName,
  state,
  now,
  startsAt,
  endsAt,
  left,
  unit,
  onEdge,
}: FlashSaleBarProps) {
  const intl = useIntl();
  const isComing = state === "notStarted";
  const why = gone[state];
  return (
    <Inline align="between" width="full">
      <b className={css.round}>
        <Icon as={FlashSaleIcon} />
        {roundName}
      </b>
      {why && <span>{shownRefusalText(why, localeOf(intl.locale))}</span>}
      {state === "inProgress" && <span>{intl.formatMessage(words.left, { left, unit })}</span>}
      {state !== "ended" && (
        <Countdown
          endsAt={isComing ? startsAt : endsAt}
          endText={isComing ? "" : undefined}
          label={intl.formatMessage(isComing ? flashSaleWords.coming : flashSaleWords.running)}
          now={now}
          onEnd={onEdge}
          tone="inverse"
        />
      )}
    </Inline>
  );
}
