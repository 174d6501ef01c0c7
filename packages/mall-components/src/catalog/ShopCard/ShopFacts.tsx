import { useIntl } from "react-intl";
import { shortCount } from "../ProductCard/short-count.ts";
import * as css from "./ShopCard.css.ts";
import { words } from "./ShopCard.messages.ts";
import type { ShopSummary } from "./ShopCard.tsx";

/** Rating, number of goods and fans. */
export function ShopFacts({ shop }: { shop: ShopSummary }) {
  const intl = useIntl();
  const facts = [
    { word: words.rating, value: shop.rating?.toFixed(1) },
    { word: words.products, value: shop.productCount && shortCount(shop.productCount, intl.locale) },
    { word: words.fans, value: shop.fanCount && shortCount(shop.fanCount, intl.locale) },
  ].filter((fact) => fact.value !== undefined);
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div className={css.fact} key={fact.word.id}>
          <dt className={css.factName}>{intl.formatMessage(fact.word)}</dt>
          <dd className={css.factValue}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
