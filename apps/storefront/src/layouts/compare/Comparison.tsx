/** The comparison over a page: goods of the address, asked for as it opens. */

import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { CompareDialog, type ComparedGoods } from "@tradehall/mall-components/list/CompareDialog";
import { toast } from "@tradehall/ui/Toast";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { addFromList } from "../../browser/actions/add-from-list.ts";
import { useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import { useComparedGoods } from "./use-compared-goods.ts";

interface ComparisonProps {
  ids: readonly string[];
  onClose: () => void;
  onRemove: (id: string) => void;
}

export default function Comparison({ ids, onClose, onRemove }: ComparisonProps) {
  const { goods, hasFailed, retry } = useComparedGoods(ids);
  const isSold = useShopInEffect().isShowPurchase === 1;
  const words = useReactionWords();
  const react = useErrorReaction();
  const navigate = useNavigate();
  const [addingId, setAdding] = useState<string>();
  async function add({ id, product }: ComparedGoods) {
    const { quickAdd, minOrder = 1 } = product ?? {};
    if (!quickAdd || addingId) return;
    setAdding(id);
    await addFromList(`add:${id}:${quickAdd.skuId}:${quickAdd.shopId}`, minOrder)
      .then(() =>
        toast.show({
          tone: "success",
          message: words("added"),
          action: { label: words("goToCart"), onPress: () => void navigate(hrefTo("cart")) },
        }),
      )
      .catch(react);
    setAdding(undefined);
  }
  return (
    <CompareDialog
      addingId={addingId}
      goods={goods}
      hasFailed={hasFailed}
      onClose={onClose}
      onRemove={onRemove}
      onRetry={retry}
      url={window.location.href}
      {...(isSold ? { onAdd: (one: ComparedGoods) => void add(one) } : {})}
    />
  );
}
