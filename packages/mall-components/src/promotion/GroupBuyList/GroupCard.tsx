import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { couponWords } from "../../messages/coupon.messages.ts";
import { groupWords } from "../../messages/group.messages.ts";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { SoldProgress } from "../SoldProgress/SoldProgress.tsx";
import * as css from "./GroupBuyList.css.ts";
import { words } from "./GroupBuyList.messages.ts";

/** A product that is sold in teams. */
export interface GroupGoodsView {
  id: string;
  name: string;
  picture: string;
  /** Its page. */
  href: string;
  /** In a team, and alone, yuan. */
  yuan: YuanText;
  aloneYuan: YuanText;
  teamSize: number;
  /** People who have joined a team of it. */
  joined: number;
  /** Share of its pieces that are taken, 0 to 100; 100 is all gone. */
  takenPercent: number;
  /** When teams can be opened, as text; absent where they can be now. */
  startsAt?: string;
}

/** A quarter of the frame. */
const pictureSizes = "(min-width: 1024px) 280px, (min-width: 768px) 33vw, 50vw";

interface GroupCardProps {
  goods: GroupGoodsView;
  isPriority: boolean;
}

/** Picture, what a team of how many pays, and the way to open one. */
export function GroupCard({ goods, isPriority }: GroupCardProps) {
  const { name, href, takenPercent, startsAt, joined } = goods;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const isGone = takenPercent >= 100;
  const act = startsAt || isGone ? "look" : "open";
  return (
    <article className={css.card} data-sold-out={isGone || undefined}>
      <span className={css.picture}>
        <ProductPicture
          alt=""
          isPriority={isPriority}
          path={goods.picture}
          sizes={pictureSizes}
          width={280}
        />
        <span className={css.size}>{intl.formatMessage(groupWords.size, { size: goods.teamSize })}</span>
        {isGone && <span className={css.gone}>{intl.formatMessage(couponWords.soldOut)}</span>}
      </span>
      <h2 className={css.name}>
        <Anchor className={css.link} href={href}>
          {name}
        </Anchor>
      </h2>
      <Text size="xs" tone="muted">
        {startsAt
          ? intl.formatMessage(words.startsAt, { time: startsAt })
          : joined > 0
            ? intl.formatMessage(words.joined, { count: joined })
            : intl.formatMessage(words.first)}
      </Text>
      {!startsAt && <SoldProgress percent={takenPercent} />}
      <span className={css.foot}>
        <Stack as="span" space="none">
          <Price yuan={goods.yuan} />
          <span className={css.alone}>
            {intl.formatMessage(words.alone, { price: priceText(goods.aloneYuan) })}
          </span>
        </Stack>
        <span className={css.act}>
          <ButtonLink
            aria-label={intl.formatMessage(words[`${act}Named`], { name })}
            href={href}
            size="s"
            tone="sale"
            variant={act === "open" ? "solid" : "outline"}
          >
            {intl.formatMessage(words[act])}
          </ButtonLink>
        </span>
      </span>
    </article>
  );
}
