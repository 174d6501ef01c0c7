import { useLoaderData, useSearchParams } from "react-router-dom";
import type { loadProduct } from "./mall/loads";
import { ProductScreen } from "./screens/ProductScreen";

export function Product() {
  const product = useLoaderData<typeof loadProduct>();
  const [search] = useSearchParams();
  return <ProductScreen key={product.prodId} product={product} skuId={search.get("skuId") ?? undefined} />;
}
