import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { useEffect, useState } from "react";
import { mall } from "./client";
import { loadProduct } from "./loads";
import { useToken } from "./session";

/** The product with what only the buyer is told: an own price, an own favourite. What everyone may see until then. */
export function useOwnProduct(product: ProductDetail): ProductDetail {
  const token = useToken();
  const [own, setOwn] = useState<ProductDetail>();
  useEffect(() => {
    let isLeft = false;
    setOwn(undefined);
    if (token)
      loadProduct(mall, String(product.prodId)).then((loaded) => {
        if (!isLeft) setOwn(loaded);
      }, console.error);
    return () => {
      isLeft = true;
    };
  }, [token, product]);
  return own ?? product;
}
