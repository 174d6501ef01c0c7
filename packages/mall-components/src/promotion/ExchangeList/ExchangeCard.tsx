import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { Price } from "../../product/Price/Price.tsx";
import { SaleCard, type SaleGoodsView } from "../SaleCard.tsx";
import * as css from "./ExchangeList.css.ts";
import { words } from "./ExchangeList.messages.ts";

/** A product of the points mall. */
export interface ExchangeGoodsView extends SaleGoodsView {
  /** Points of a piece. */
  points: number;
  /** Yuan of a piece beside the points; "0.00" is none. */
  yuan: YuanText;
  /** What it is worth, yuan; null where nothing is said. */
  worth: YuanText | null;
  /** Pieces that were redeemed. */
  redeemedCount: number;
  /** What limits it, e.g. 每人限兑 2 件; empty without a limit. */
  limit: string;
  /** Whether the buyer may redeem it now, has too few points or all of their share, or it is all gone. */
  state: "enough" | "short" | "limit" | "gone";
  /** The same in words, e.g. 还差 120 积分. */
  stateText: string;
}

interface ExchangeCardProps {
  goods: ExchangeGoodsView;
  isPriority: boolean;
}

/** Picture, points, whether they are enough, and the way to redeem it. */
export function ExchangeCard({ goods, isPriority }: ExchangeCardProps) {
  const { name, state, stateText, worth } = goods;
  const intl = useIntl();
  const act = state === "enough" ? "redeem" : "look";
  return (
    <SaleCard
      act={{
        text: intl.formatMessage(words[act]),
        label: intl.formatMessage(words[`${act}Named`], { name }),
        isMain: act === "redeem",
      }}
      beside={
        <span className={css.state} data-enough={state === "enough" || undefined}>
          {state !== "gone" && stateText}
        </span>
      }
      goneText={state === "gone" ? stateText : undefined}
      goods={goods}
      isPriority={isPriority}
    >
      <Price points={goods.points} yuan={goods.yuan} />
      <Inline as="span" rowSpace="none" alignY="stretch" size="xs" tone="muted">
        {worth && <span>{intl.formatMessage(words.worth, { price: priceText(worth) })}</span>}
        <span>{intl.formatMessage(words.redeemed, { count: goods.redeemedCount })}</span>
        {goods.limit && <span>{goods.limit}</span>}
      </Inline>
    </SaleCard>
  );
}
