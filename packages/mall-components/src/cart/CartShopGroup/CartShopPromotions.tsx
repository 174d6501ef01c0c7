import { Button } from "@tradehall/ui/Button";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import * as css from "./CartShopGroup.css.ts";
import { messages } from "./CartShopGroup.messages.ts";

/** An offer of the shop that the lines may reach. */
export interface CartPromotionView {
  id: string;
  /** Short mark, e.g. 满减. */
  tag: string;
  /** What it gives, or what is still missing: 再买 ¥20.00 立减 ¥10.00. */
  text: string;
  /** The goods that count, where more of them are needed. */
  href?: string;
  /** The buyer can have it and has it not. */
  isClaimable?: boolean;
}

interface CartShopPromotionsProps {
  promotions: readonly CartPromotionView[];
  /** 立即领取. Without it the button sends `intent=claim:ID`. */
  onClaim: ((promotionId: string) => void) | undefined;
}

/** The offers of a shop between its head and its lines. */
export function CartShopPromotions({ promotions, onClaim }: CartShopPromotionsProps) {
  const intl = useIntl();
  return promotions.map((promotion) => (
    <div className={css.promotion} key={promotion.id}>
      <Tag size="s" tone="sale" variant="outline">
        {promotion.tag}
      </Tag>
      <span>{promotion.text}</span>
      {promotion.isClaimable && (
        <Button
          aria-label={intl.formatMessage(couponWords.claimName, { name: promotion.tag })}
          size="s"
          tone="sale"
          variant="ghost"
          {...sends(`claim:${promotion.id}`, onClaim, promotion.id)}
        >
          {intl.formatMessage(couponWords.claim)}
        </Button>
      )}
      {promotion.href && <Link href={promotion.href}>{intl.formatMessage(messages.collect)}</Link>}
    </div>
  ));
}
