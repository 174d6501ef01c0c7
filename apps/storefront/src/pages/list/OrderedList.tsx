/** The table view of a list for those who order many lines; comes after the plain table, which is shown until it is there. */

import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { listSkus } from "@tradehall/api-client/endpoints/product/list-skus";
import { toOrderGoods } from "@tradehall/mall-adapters/order-goods";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import {
  type OrderGoods,
  OrderTable,
  type OrderTableProps,
} from "@tradehall/mall-components/list/OrderTable";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { toast } from "@tradehall/ui/Toast";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { noteCart } from "../../browser/analytics/visits.ts";
import { mall } from "../../browser/calls/client.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";

interface OrderedListProps extends Pick<OrderTableProps, "isRefetching" | "sort"> {
  products: readonly ProductSummary[];
  /** The plain table, until prices and stock have come, or where they do not come. */
  plain: ReactNode;
  /** Told of goods that were put into the cart. */
  onAdded: (() => void) | undefined;
}

function noted(rows: readonly { prodId: number; prodCount: number }[]): void {
  for (const { prodId, prodCount } of rows) void noteCart(String(prodId), prodCount);
}

export default function OrderedList({ products, plain, onAdded, isRefetching, sort }: OrderedListProps) {
  const [known, setKnown] = useState<readonly OrderGoods[]>([]);
  const [counts, setCounts] = useState<OrderTableProps["counts"]>({});
  const [results, setResults] = useState<OrderTableProps["results"]>();
  const [isPending, setPending] = useState(false);
  const words = useReactionWords();
  const react = useErrorReaction();
  const navigate = useNavigate();
  const ids = products.map(({ id }) => id).join(",");
  useOnChange(ids || undefined, () => {
    let isOver = false;
    mall(listSkus, { query: { prodIds: ids } })
      .then((found) => {
        const fresh = toOrderGoods(products, found);
        const isFresh = new Set(fresh.map(({ product }) => product.id));
        if (!isOver) setKnown((old) => [...old.filter(({ product }) => !isFresh.has(product.id)), ...fresh]);
      })
      .catch(console.error);
    return () => {
      isOver = true;
    };
  });
  const goods = products.flatMap(({ id }) => known.find((one) => one.product.id === id) ?? []);
  if (goods.length < products.length) return plain;

  const add: OrderTableProps["onAdd"] = async (lines) => {
    setPending(true);
    try {
      const items = lines.map(({ prodId, skuId, count }) => ({
        ...{ prodId: Number(prodId), skuId: Number(skuId), count },
      }));
      const answer = await mall(addItems, { body: { items } });
      const went = answer.items.filter(({ isAdded }) => isAdded === 1);
      setResults(
        Object.fromEntries(
          answer.items.map(({ skuId, prodCount, isAdded, why }) => [
            ...[skuId, { added: isAdded === 1 ? prodCount : 0, why }],
          ]),
        ),
      );
      // What did not go in stays as it was typed.
      setCounts({ ...counts, ...Object.fromEntries(went.map(({ skuId }) => [skuId, 0])) });
      showCartCount(answer.prodCount);
      if (went.length === 0) return;
      noted(went);
      onAdded?.();
      toast.show({
        tone: "success",
        message: words("added"),
        action: { label: words("goToCart"), onPress: () => void navigate(hrefTo("cart")) },
      });
    } catch (error) {
      react(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <OrderTable
      canCompare
      counts={counts}
      elsewhere={known.filter((one) => !goods.includes(one))}
      goods={goods}
      isPending={isPending}
      isRefetching={isRefetching}
      onAdd={(lines) => void add(lines)}
      onCounts={(next) => {
        setResults(undefined);
        setCounts(next);
      }}
      sort={sort}
      {...(results ? { results } : {})}
    />
  );
}
