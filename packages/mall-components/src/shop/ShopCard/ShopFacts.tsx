import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { shopWords } from "../../messages/shop.messages.ts";
import { shortCount } from "../../product/ProductCard/short-count.ts";
import * as css from "./ShopCard.css.ts";
import type { ShopSummary } from "./shop-summary.ts";

/** Rating, number of goods and fans. */
export function ShopFacts({ shop }: { shop: ShopSummary }) {
  const intl = useIntl();
  const facts = [
    { word: shopWords.rating, value: shop.rating ? shop.rating.toFixed(1) : undefined },
    {
      word: shopWords.products,
      value: shop.productCount !== undefined && shortCount(shop.productCount, intl.locale),
    },
    { word: shopWords.fans, value: shop.fanCount !== undefined && shortCount(shop.fanCount, intl.locale) },
  ].filter((fact) => fact.value);
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div className={css.fact} key={fact.word.id}>
          <Text as="dt" size="xs" tone="faint">
            {intl.formatMessage(fact.word)}
          </Text>
          <Text as="dd" size="inherit" tone="inherit" weight="medium" isNumeric>
            {fact.value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
