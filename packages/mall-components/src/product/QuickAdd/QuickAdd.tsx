import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import type { ProductSummary } from "../ProductCard/product-card-props.ts";
import * as css from "./QuickAdd.css.ts";
import { words } from "./QuickAdd.messages.ts";

export interface QuickAddProps {
  /** The product; without its `quickAdd` a link to choose one of its SKUs. */
  product: ProductSummary;
  /** Where the form posts: its button sends `intent=add:PRODUCT:SKU:SHOP`, its field `count`. */
  action: string;
  /** Over a card's picture, or in a row of a table. */
  place: "card" | "row";
}

/**
 * Quantity and 加入购物车 of a product in a list; one of several SKUs leads to its choice. Native elements without any
 * state, since a page has sixty of them: the page may answer for all of them by one listener, also to `data-step`.
 */
export function QuickAdd({ product, action, place }: QuickAddProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const { id, href, quickAdd, minOrder = 1, stock } = product;
  const name = goodsName({ title: product.name, skuText: product.spec });
  const look = css.button({ place });
  if (!quickAdd) {
    const label = intl.formatMessage(words.chooseOf, { name });
    return (
      <Anchor aria-label={label} className={look} href={href}>
        {place === "row" && intl.formatMessage(words.choose)}
      </Anchor>
    );
  }
  const step = (way: "down" | "up") => (
    <button
      aria-label={intl.formatMessage(way === "up" ? words.increaseOf : words.decreaseOf, { name })}
      className={css.step}
      data-step={way}
      type="button"
    />
  );
  return (
    <form action={action} className={css.form({ place })} method="post">
      <span className={css.quantity({ place })}>
        {step("down")}
        <input
          aria-label={intl.formatMessage(goodsWords.quantityOf, { title: name })}
          className={css.field}
          defaultValue={minOrder}
          max={stock}
          min={minOrder}
          name="count"
          step={quickAdd.step}
          type="number"
        />
        {step("up")}
      </span>
      <button
        aria-label={intl.formatMessage(goodsWords.addNamedToCart, { name })}
        className={look}
        name="intent"
        title={intl.formatMessage(goodsWords.addToCart)}
        type="submit"
        value={`add:${id}:${quickAdd.skuId}:${quickAdd.shopId}`}
      >
        {place === "row" && intl.formatMessage(goodsWords.addToCart)}
      </button>
    </form>
  );
}
