import type { FlashSaleSku, FlashSaleView } from "@tradehall/mall-adapters/flash-sale-detail";
import { RemindButton } from "@tradehall/mall-components/promotion/RemindButton";
import type { ActivityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { ordinaryText } from "@tradehall/mall-rules/words/activities";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Inline } from "@tradehall/ui/Inline";
import { useRemind } from "../../browser/actions/use-remind.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

/** The round that runs or comes beside this one. */
export interface OtherRound {
  href: string;
  text: string;
}

interface FlashSaleWaysOnProps {
  sale: FlashSaleView;
  prodId: string;
  name: string;
  /** Of the chosen SKU; undefined before the choice is whole. */
  offer: FlashSaleSku | undefined;
  state: ActivityStatus;
  otherRound: OtherRound | undefined;
}

/** While nothing can be bought in the round: a reminder, the ordinary price, another round. */
export function FlashSaleWaysOn({ sale, prodId, name, offer, state, otherRound }: FlashSaleWaysOnProps) {
  const { locale } = useShell();
  const { remind, pendingId } = useRemind();
  if (state === "inProgress") return null;
  return (
    <Inline space="m">
      {state === "notStarted" && offer && (
        <RemindButton
          id={offer.seckillId}
          name={name}
          isReminded={sale.isReminded}
          isPending={pendingId !== undefined}
          size="l"
          onRemind={remind}
        />
      )}
      <ButtonLink href={hrefTo("detail", { prodId })} size="l" variant="outline">
        {ordinaryText[locale]}
      </ButtonLink>
      {state !== "notStarted" && otherRound && (
        <ButtonLink href={otherRound.href} size="l" tone="sale" variant="outline">
          {otherRound.text}
        </ButtonLink>
      )}
    </Inline>
  );
}
