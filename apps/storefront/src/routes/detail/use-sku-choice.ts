/** The chosen SKU is in the address: it can be shared, and is there again after a reload or on the way back. */

import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import {
  chosenSku,
  firstSelection,
  type SkuSelection,
} from "@tradehall/mall-rules/states/product/sku-choice";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { hrefTo } from "../../href-to.ts";

export function useSkuChoice({ id, specs, skus }: Pick<DetailView, "id" | "specs" | "skus">) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get("skuId") ?? undefined;
  const selectionNamed = (): SkuSelection =>
    skus.find((one) => one.id === named)?.values ?? firstSelection(specs, skus);
  const [seen, setSeen] = useState(named);
  const [selection, setSelection] = useState(selectionNamed);
  const sku = chosenSku(specs, skus, selection);
  // A link to another SKU of the product that is open chooses it; what was pressed here is already.
  if (seen !== named) {
    setSeen(named);
    if (named !== sku?.id) setSelection(selectionNamed());
  }
  const skuHref = (skuId: string | undefined) =>
    hrefTo("detail", {
      ...{ prodId: id, skuId },
      reviews: search.get("reviews") ?? undefined,
      teamId: search.get("teamId") ?? undefined,
    });
  const select = (next: SkuSelection) => {
    setSelection(next);
    const skuId = chosenSku(specs, skus, next)?.id;
    if (skuId === named) return;
    // In the place of the last choice: the way back leads to the page before.
    void navigate(skuHref(skuId), { replace: true, preventScrollReset: true });
  };
  return { sku, selection, select, skuHref };
}
