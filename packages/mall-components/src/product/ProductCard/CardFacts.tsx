import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./ProductCard.css.ts";
import { words } from "./ProductCard.messages.ts";
import type { ProductSummary } from "./product-card-props.ts";
import { shortCount } from "./short-count.ts";

/** Under the name: sold and rating in one line that is there even when empty, then what it holds, when it comes, who sells it. */
export function CardFacts({ product }: { product: ProductSummary }) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const { soldCount, goodRate, reviewCount, pack, arrival, shopName, shopHref } = product;
  return (
    <>
      <span className={css.facts}>
        {soldCount !== undefined &&
          intl.formatMessage(words.sold, { count: shortCount(soldCount, intl.locale) })}
        {goodRate !== undefined ? (
          <span>{intl.formatMessage(words.goodRate, { rate: goodRate })}</span>
        ) : (
          reviewCount !== undefined && (
            <span>
              {intl.formatMessage(goodsWords.reviews, { count: shortCount(reviewCount, intl.locale) })}
            </span>
          )
        )}
      </span>
      {pack && (
        <Text size="xs" tone="muted" lines={1}>
          {pack}
        </Text>
      )}
      {arrival && (
        <Text size="xs" tone="muted" lines={2}>
          {arrival}
        </Text>
      )}
      {shopName && (
        <Text size="xs" tone="muted" lines={1}>
          {shopHref ? (
            <Anchor className={css.shopLink} href={shopHref}>
              {shopName}
            </Anchor>
          ) : (
            shopName
          )}
        </Text>
      )}
    </>
  );
}
