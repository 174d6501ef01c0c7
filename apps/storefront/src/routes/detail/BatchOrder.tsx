import { addItems } from "@tradehall/api-client/endpoints/cart/add-items";
import { pieceAt } from "@tradehall/mall-adapters/detail-price";
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { SkuMatrix, type SkuMatrixProps } from "@tradehall/mall-components/product/SkuMatrix";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { Dialog } from "@tradehall/ui/Dialog";
import { toast } from "@tradehall/ui/Toast";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { noteCart } from "../../browser/analytics/visits.ts";
import { mall } from "../../browser/calls/client.ts";
import { showCartCount } from "../../browser/chrome/cart-count.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";

interface BatchOrderProps {
  detail: DetailView;
  title: string;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
}

/** All SKUs with a number each. Stays while it is closed: what was typed is there again. */
export function BatchOrder({ detail, title, closeLabel, isOpen, onClose }: BatchOrderProps) {
  const [counts, setCounts] = useState<SkuMatrixProps["counts"]>({});
  const [results, setResults] = useState<SkuMatrixProps["results"]>();
  const [isPending, setPending] = useState(false);
  const words = useReactionWords();
  const react = useErrorReaction();
  const navigate = useNavigate();

  const add: SkuMatrixProps["onAdd"] = async (lines) => {
    setPending(true);
    try {
      const items = lines.map(({ skuId, count }) => ({
        ...{ prodId: Number(detail.id), skuId: Number(skuId), count },
      }));
      const answer = await mall(addItems, { body: { items } });
      const went = answer.items.filter(({ isAdded }) => isAdded === 1);
      const rows = answer.items.map(({ skuId, prodCount, isAdded, why }) => [
        ...[skuId, { added: isAdded === 1 ? prodCount : 0, why }],
      ]);
      setResults(Object.fromEntries(rows));
      // What did not go in stays as it was typed.
      setCounts({ ...counts, ...Object.fromEntries(went.map(({ skuId }) => [skuId, 0])) });
      showCartCount(answer.prodCount);
      const pieces = went.reduce((sum, { prodCount }) => sum + prodCount, 0);
      if (pieces === 0) return;
      noteCart(detail.id, pieces);
      toast.show({
        tone: "success",
        message: words("added"),
        action: { label: words("goToCart"), onPress: () => void navigate(hrefTo("cart")) },
      });
      if (went.length === answer.items.length) onClose();
    } catch (error) {
      react(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} labels={{ close: closeLabel }} onClose={onClose} size="l" title={title}>
      <SkuMatrix
        counts={counts}
        isFocused
        isPending={isPending}
        onAdd={(lines) => void add(lines)}
        onCounts={(next) => {
          setResults(undefined);
          setCounts(next);
        }}
        pieceYuan={(sku, own, together) =>
          fenToYuan(pieceAt(detail, sku, own, together + detail.cartPieces).priceFen)
        }
        rule={detail.quantityRule}
        skus={detail.skus}
        specs={detail.specs}
        swatches={detail.swatches}
        unit={detail.unit}
        {...(results ? { results } : {})}
      />
    </Dialog>
  );
}
