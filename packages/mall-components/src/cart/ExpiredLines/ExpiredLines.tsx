import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import type { GoodsView } from "../../product/goods-views.ts";
import { CartLineActions } from "../CartLine/CartLineActions.tsx";
import * as css from "./ExpiredLines.css.ts";
import { messages } from "./ExpiredLines.messages.ts";

/** A line that can no longer be bought. */
export interface ExpiredLineView extends GoodsView {
  /** Id of the line, which its buttons send. */
  id: string;
  /** Why, e.g. 商品已售罄或无货. */
  reason: string;
  /** Pieces that were in the cart. */
  quantity: number;
  /** A list of similar goods. */
  similarHref?: string;
}

export interface ExpiredLinesProps {
  /** The lines; with none nothing shows. */
  lines: readonly ExpiredLineView[];
  /** Clear them all. Without it the button sends `intent=clear-expired`. */
  onClear?: () => void;
  /** Take one out. Without it the button sends `intent=delete:ID`. */
  onDelete?: (id: string) => void;
  /** Move one to the favourites. Without it the button sends `intent=wishlist:ID`. */
  onMoveToWishlist?: (id: string) => void;
}

/** Goods of the cart that can no longer be bought, apart from the rest and with the reason. */
export function ExpiredLines({ lines, onClear, onDelete, onMoveToWishlist }: ExpiredLinesProps) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  const title = intl.formatMessage(messages.title, { count: lines.length });
  return (
    <section aria-label={title} className={css.group}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <Button size="s" tone="neutral" variant="outline" {...sends("clear-expired", onClear)}>
          {intl.formatMessage(messages.clear)}
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <li className={css.line} key={line.id}>
            <GoodsLine goods={line} isFaded>
              <Inline as="span" rowSpace="xxs" space="xs" size="xs" tone="muted">
                <Tag size="s" tone="neutral">
                  {intl.formatMessage(messages.expired)}
                </Tag>
                {line.reason}
              </Inline>
            </GoodsLine>
            <Text size="s" tone="faint" isNumeric align="end">
              × {line.quantity}
            </Text>
            <span className={css.actions}>
              {line.similarHref && (
                <Link
                  aria-label={intl.formatMessage(goodsWords.similarNamed, { name: goodsName(line) })}
                  href={line.similarHref}
                >
                  {intl.formatMessage(goodsWords.similar)}
                </Link>
              )}
              <CartLineActions {...{ line, onDelete, onMoveToWishlist }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
