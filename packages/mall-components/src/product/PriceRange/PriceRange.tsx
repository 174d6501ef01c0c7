import { priceParts, type YuanText } from "@tradehall/mall-rules/money";
import { Figures, Price } from "../Price/Price.tsx";
import * as css from "./PriceRange.css.ts";

export interface PriceRangeProps {
  /** Lowest price in yuan. */
  minYuan: YuanText | null | undefined;
  /** Highest price in yuan; one price shows when it equals the lowest. */
  maxYuan: YuanText | null | undefined;
  /** Size. Default `m`. */
  size?: "s" | "m" | "l";
}

/** Lowest to highest price of a product whose SKU is not chosen yet. */
export function PriceRange({ minYuan, maxYuan, size = "m" }: PriceRangeProps) {
  const [low, high] = [priceParts(minYuan), priceParts(maxYuan)];
  const isOne = !high || (low?.integer === high.integer && low.decimals === high.decimals);
  if (isOne) return <Price size={size} yuan={minYuan} />;
  return (
    <span className={css.range({ size })}>
      <Figures yuan={minYuan} />
      <span>–</span>
      <Figures yuan={maxYuan} />
    </span>
  );
}
