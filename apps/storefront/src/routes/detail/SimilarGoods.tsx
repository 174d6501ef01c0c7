import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";

interface SimilarGoodsProps {
  title: string;
  products: readonly ProductSummary[];
}

/** Goods like the product, each with 加入购物车 and a tick for comparing. */
export function SimilarGoods({ title, products }: SimilarGoodsProps) {
  useQuickAdd();
  return (
    <RecommendedRow canCompare id="similar" products={products} title={title}>
      {quickAdd}
    </RecommendedRow>
  );
}
