import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { groupWords } from "../../messages/group.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { SaleCard, type SaleGoodsView } from "../SaleCard.tsx";
import { SoldProgress } from "../SoldProgress/SoldProgress.tsx";
import * as css from "./GroupBuyList.css.ts";
import { words } from "./GroupBuyList.messages.ts";

/** A product that is sold in teams. */
export interface GroupGoodsView extends SaleGoodsView {
  /** Price in a team, yuan. */
  yuan: YuanText;
  /** Price without a team, yuan. */
  aloneYuan: YuanText;
  /** People that a team needs. */
  teamSize: number;
  /** People who have joined a team of it. */
  joined: number;
  /** Share of its pieces that are taken, 0 to 100; 100 is all gone. */
  takenPercent: number;
  /** When teams can be opened, as text; absent where they can be now. */
  startsAt?: string;
}

interface GroupCardProps {
  goods: GroupGoodsView;
  isPriority: boolean;
}

/** Picture, what a team of how many pays, and the way to open one. */
export function GroupCard({ goods, isPriority }: GroupCardProps) {
  const { name, takenPercent, startsAt, joined } = goods;
  const intl = useIntl();
  const isGone = takenPercent >= 100;
  const act = startsAt || isGone ? "look" : "open";
  return (
    <SaleCard
      act={{
        text: intl.formatMessage(words[act]),
        label: intl.formatMessage(words[`${act}Named`], { name }),
        isMain: act === "open",
      }}
      beside={
        <Stack as="span" space="none">
          <Price yuan={goods.yuan} />
          <span className={css.alone}>
            {intl.formatMessage(words.alone, { price: priceText(goods.aloneYuan) })}
          </span>
        </Stack>
      }
      goneText={isGone ? intl.formatMessage(couponWords.soldOut) : undefined}
      goods={goods}
      isPriority={isPriority}
      mark={<span className={css.size}>{intl.formatMessage(groupWords.size, { size: goods.teamSize })}</span>}
    >
      <Text size="xs" tone="muted">
        {startsAt
          ? intl.formatMessage(words.startsAt, { time: startsAt })
          : joined > 0
            ? intl.formatMessage(words.joined, { count: joined })
            : intl.formatMessage(words.first)}
      </Text>
      {!startsAt && <SoldProgress percent={takenPercent} />}
    </SaleCard>
  );
}
