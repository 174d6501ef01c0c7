import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { Price } from "../../product/Price/Price.tsx";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./ExchangeList.css.ts";
import { words } from "./ExchangeList.messages.ts";

/** A product of the points mall. */
export interface ExchangeGoodsView {
  id: string;
  name: string;
  picture: string;
  /** Its page. */
  href: string;
  /** Points of a piece, and the yuan beside them; "0.00" is none. */
  points: number;
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

/** A quarter of the frame. */
const pictureSizes = "(min-width: 1024px) 280px, (min-width: 768px) 33vw, 50vw";

interface ExchangeCardProps {
  goods: ExchangeGoodsView;
  isPriority: boolean;
}

/** Picture, points, whether they are enough, and the way to redeem it. */
export function ExchangeCard({ goods, isPriority }: ExchangeCardProps) {
  const { name, href, state, worth } = goods;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const act = state === "enough" ? "redeem" : "look";
  return (
    <article className={css.card} data-sold-out={state === "gone" || undefined}>
      <span className={css.picture}>
        <ProductPicture
          alt=""
          isPriority={isPriority}
          path={goods.picture}
          sizes={pictureSizes}
          width={280}
        />
        {state === "gone" && <span className={css.gone}>{goods.stateText}</span>}
      </span>
      <h2 className={css.name}>
        <Anchor className={css.link} href={href}>
          {name}
        </Anchor>
      </h2>
      <Price points={goods.points} yuan={goods.yuan} />
      <Inline as="span" rowSpace="none" alignY="stretch" size="xs" tone="muted">
        {worth && <span>{intl.formatMessage(words.worth, { price: priceText(worth) })}</span>}
        <span>{intl.formatMessage(words.redeemed, { count: goods.redeemedCount })}</span>
        {goods.limit && <span>{goods.limit}</span>}
      </Inline>
      <span className={css.foot}>
        <span className={css.state} data-enough={state === "enough" || undefined}>
          {state !== "gone" && goods.stateText}
        </span>
        <span className={css.act}>
          <ButtonLink
            aria-label={intl.formatMessage(words[`${act}Named`], { name })}
            href={href}
            size="s"
            tone="sale"
            variant={act === "redeem" ? "solid" : "outline"}
          >
            {intl.formatMessage(words[act])}
          </ButtonLink>
        </span>
      </span>
    </article>
  );
}
