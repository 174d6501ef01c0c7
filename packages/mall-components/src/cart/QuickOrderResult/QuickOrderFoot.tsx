import type { YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { CartIcon, Icon } from "@tradehall/ui/Icon";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { sends, sendsAside } from "../../forms/instead.ts";
import { Price } from "../../product/Price/index.ts";
import { QuoteLink } from "../../quote/QuoteLink/QuoteLink.tsx";
import * as css from "./QuickOrderResult.css.ts";
import { words } from "./QuickOrderResult.messages.ts";
import type { QuickOrderResultProps } from "./quick-order-result-props.ts";
import type { QuickAddedLine } from "./quick-rows.ts";

interface QuickOrderFootProps
  extends Pick<
    QuickOrderResultProps,
    "isAdding" | "isListing" | "listName" | "onAdd" | "onList" | "quoteHrefFor"
  > {
  /** Rows that go into the cart or a list. */
  toAdd: QuickAddedLine[];
  total: YuanText;
  /** What became of the last press, or what the sum is. */
  children: ReactNode;
}

/** What all rows come to, and the ways into a purchase list and the cart. */
export function QuickOrderFoot(props: QuickOrderFootProps) {
  const { toAdd, total, listName, isListing, isAdding, onList, onAdd, children } = props;
  const { formatMessage } = useIntl();
  const toList = listName ? formatMessage(words.toList, { name: listName }) : formatMessage(words.asList);
  const goods = toAdd.map(({ line, prodId, skuId, count }) => [line, prodId, skuId, count].join(":"));
  return (
    <div className={css.foot}>
      <input name="goods" type="hidden" value={goods.join(" ")} />
      <span aria-live="polite" className={css.footText}>
        {children}
      </span>
      {props.quoteHrefFor && <QuoteLink href={props.quoteHrefFor(toAdd)} />}
      <Price label={formatMessage(words.total)} yuan={total} />
      <Button
        isDisabled={toAdd.length === 0}
        isPending={isListing}
        pendingLabel={toList}
        {...sendsAside("to-list", onList, toAdd)}
      >
        {toList}
      </Button>
      <Button
        icon={<Icon as={CartIcon} />}
        isDisabled={toAdd.length === 0}
        isPending={isAdding}
        pendingLabel={formatMessage(words.addToCart)}
        tone="sale"
        {...sends("to-cart", onAdd, toAdd)}
      >
        {formatMessage(words.addToCart)}
      </Button>
    </div>
  );
}
