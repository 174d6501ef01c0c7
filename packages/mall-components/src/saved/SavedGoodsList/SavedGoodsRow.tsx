import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { DeleteIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { useIntl } from "react-intl";
import { RailPrice } from "../../chrome/RailProducts/RailPrice.tsx";
import { sends } from "../../forms/instead.ts";
import { GoodsLine } from "../../product/GoodsLine/GoodsLine.tsx";
import * as css from "./SavedGoodsList.css.ts";
import { words } from "./SavedGoodsList.messages.ts";
import { SavedGoodsNotes } from "./SavedGoodsNotes.tsx";
import { canAdd, cartValue, type SavedGoods, type SavedResult } from "./saved-goods.ts";
import type { SavedGoodsListProps } from "./saved-goods-list-props.ts";

interface SavedGoodsRowProps extends Pick<SavedGoodsListProps, "kind" | "onRemove" | "onAdd"> {
  goods: SavedGoods;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  result: SavedResult | undefined;
}

/** One product that is kept: its price now, what changed since, and what can be done with it. */
export function SavedGoodsRow(props: SavedGoodsRowProps) {
  const { goods, kind, isChosen, onChoose, result, onRemove, onAdd } = props;
  const intl = useIntl();
  const { id, name, href, picture, skuText, code, state, cart, bought } = goods;
  const isOff = state === "offShelf";
  const open = kind === "bought" ? words.look : words.chooseSpec;
  return (
    <article aria-label={name} className={css.row}>
      <span className={css.tick}>
        <Checkbox
          aria-label={intl.formatMessage(words.choose, { name })}
          isSelected={isChosen}
          name="goods"
          onChange={onChoose}
          value={cartValue(goods)}
        />
      </span>
      <div className={css.goods}>
        <GoodsLine
          goods={{ title: name, picture, skuText, code, ...(isOff ? {} : { href }) }}
          isFaded={isOff}
        >
          <SavedGoodsNotes goods={goods} />
          {result && (
            <span className={css.result({ isAdded: result.isAdded })} role="status">
              {result.text}
            </span>
          )}
        </GoodsLine>
      </div>
      <div className={css.price}>
        <RailPrice product={goods} />
      </div>
      <div className={css.acts}>
        {canAdd(goods) && (
          <Button
            aria-label={
              bought
                ? intl.formatMessage(words.buyNamedAgain, { quantity: bought.nowText, name })
                : intl.formatMessage(words.addNamedToCart, { name })
            }
            size="s"
            variant="outline"
            {...sends(`to-cart:${cartValue(goods)}`, onAdd, [goods])}
          >
            {bought
              ? intl.formatMessage(words.buyAgain, { quantity: bought.nowText })
              : intl.formatMessage(words.addToCart)}
          </Button>
        )}
        {!cart && !state && (
          <ButtonLink
            aria-label={intl.formatMessage(words.of, { act: intl.formatMessage(open), name })}
            href={href}
            size="s"
            tone="neutral"
            variant="outline"
          >
            {intl.formatMessage(open)}
          </ButtonLink>
        )}
        {kind !== "bought" && (
          <IconButton
            icon={DeleteIcon}
            label={intl.formatMessage(kind === "wishlist" ? words.removeFromWishlist : words.forget, {
              name,
            })}
            size="s"
            {...sends(`remove:${id}`, onRemove, [id])}
          />
        )}
      </div>
    </article>
  );
}
