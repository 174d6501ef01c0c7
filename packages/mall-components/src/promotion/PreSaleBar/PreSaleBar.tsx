import {
  type PreSaleTimes,
  preSalePhase,
  preSalePhaseEnd,
} from "@tradehall/mall-rules/states/promotion/pre-sale";
import { ClockIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import { Countdown } from "../../parts/Countdown/Countdown.tsx";
import * as css from "./PreSaleBar.css.ts";
import { clockMessages, phaseMessages } from "./PreSaleBar.messages.ts";

export interface PreSaleBarProps {
  /** When deposit and balance are paid, ms. */
  times: PreSaleTimes;
  /** Server's now, ms. */
  now: number;
  /** Called once when the phase ends. */
  onEdge?: () => void;
}

/** What is over the price of goods that are sold for a deposit: the phase and its clock. */
export function PreSaleBar({ times, now, onEdge }: PreSaleBarProps) {
  const intl = useIntl();
  const phase = preSalePhase(times, now);
  const endsAt = preSalePhaseEnd(times, now);
  return (
    <Inline align="between" width="full">
      <b className={css.name}>
        <Icon as={ClockIcon} />
        {intl.formatMessage(preSaleWords.name)}
      </b>
      <span>{intl.formatMessage(phaseMessages[phase])}</span>
      {phase !== "over" && endsAt !== null && (
        <Countdown
          endsAt={endsAt}
          endText=""
          label={intl.formatMessage(clockMessages[phase])}
          now={now}
          onEnd={onEdge}
          tone="inverse"
        />
      )}
    </Inline>
  );
}
