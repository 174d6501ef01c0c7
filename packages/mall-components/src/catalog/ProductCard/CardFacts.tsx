import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./ProductCard.css.ts";
import { words } from "./ProductCard.messages.ts";
import type { ProductSummary } from "./ProductCard.tsx";
import { shortCount } from "./short-count.ts";

/** Numbers under the name: sold and rating, in one line that is there even when empty. */
export function CardFacts({ product }: { product: ProductSummary }) {
  const intl = useIntl();
  const { soldCount, goodRate, reviewCount } = product;
  return (
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
  );
}
