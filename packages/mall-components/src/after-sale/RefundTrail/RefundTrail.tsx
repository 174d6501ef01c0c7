import { lookup } from "@tradehall/mall-rules/lookup";
import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import type { RefundEvent, RefundParty } from "@tradehall/mall-rules/states/after-sale/refund";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Timeline } from "@tradehall/ui/Timeline";
import { useIntl } from "react-intl";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./RefundTrail.css.ts";
import { eventWords, partyWords, words } from "./RefundTrail.messages.ts";

/** One step of the negotiation. */
export interface RefundStepView {
  id: string;
  event: RefundEvent | "apply";
  by: RefundParty;
  /** When, as text. */
  time: string;
  dateTime?: string;
  /** What was asked for. */
  amount?: YuanText;
  reasonText?: string;
  /** What the side wrote. */
  text?: string;
  pictures?: readonly string[];
  /** The parcel of the goods. */
  parcelText?: string;
  /** Until when the other side has time, as text. */
  deadlineText?: string;
}

export interface RefundTrailProps {
  /** The steps, newest first. */
  steps: readonly RefundStepView[];
  /** Called with the pictures of a step and the one pressed. */
  onOpenPicture?: (pictures: readonly string[], index: number) => void;
}

type FactsProps = { step: RefundStepView } & Pick<RefundTrailProps, "onOpenPicture">;

function Facts({ step, onOpenPicture }: FactsProps) {
  const intl = useIntl();
  const lines = [
    step.amount && intl.formatMessage(words.asked, { amount: priceText(step.amount) }),
    step.reasonText,
    step.text,
    step.parcelText,
    step.deadlineText && intl.formatMessage(words.until, { time: step.deadlineText }),
  ].filter(Boolean);
  return (
    <Stack space="xxs" breaks="anywhere">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {step.pictures && step.pictures.length > 0 && (
        <Inline as="span" alignY="stretch">
          {step.pictures.map((path, index) => (
            <button
              aria-label={intl.formatMessage(words.picture, { index: index + 1 })}
              className={css.picture}
              disabled={!onOpenPicture}
              key={path}
              onClick={() => onOpenPicture?.(step.pictures ?? [], index)}
              type="button"
            >
              <ProductPicture alt="" fit="cover" path={path} width={72} />
            </button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

/** What both sides said and did, newest first, each with its deadline. */
export function RefundTrail({ steps, onOpenPicture }: RefundTrailProps) {
  const intl = useIntl();
  const title = intl.formatMessage(words.title);
  const titleOf = ({ event, by }: RefundStepView) => {
    const who = intl.formatMessage(lookup(partyWords, by, partyWords.platform));
    const what = lookup(eventWords, event, undefined);
    return what ? intl.formatMessage(what, { who }) : who;
  };
  return (
    <Stack aria-label={title} as="section">
      <h2 className={css.title}>{title}</h2>
      <Timeline
        items={steps.map((step) => ({
          id: step.id,
          title: titleOf(step),
          description: <Facts onOpenPicture={onOpenPicture} step={step} />,
          time: step.time,
          ...(step.dateTime ? { dateTime: step.dateTime } : {}),
        }))}
        label={title}
      />
    </Stack>
  );
}
