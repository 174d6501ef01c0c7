import { GoodsPrice } from "../../product/GoodsPrice/GoodsPrice.tsx";
import { Price } from "../../product/Price/Price.tsx";
import type { RailProduct } from "./rail-products-props.ts";

/** What it costs now; muted where it is no longer sold. */
export function RailPrice({ product }: { product: RailProduct }) {
  const { yuan, memberYuan, points, isFromPrice, state } = product;
  return state === "offShelf" ? (
    <Price isFrom={isFromPrice} points={points} size="s" tone="muted" yuan={yuan} />
  ) : (
    <GoodsPrice isFrom={isFromPrice} memberYuan={memberYuan} points={points} size="s" yuan={yuan} />
  );
}
