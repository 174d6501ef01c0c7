import { priceParts, type YuanText } from "@tradehall/mall-rules/money";
import { Figures, Price } from "../Price/Price.tsx";
import * as css from "./PriceRange.css.ts";

export interface PriceRangeProps {
  /** Lowest price in yuan; one price shows where the other is unknown. */
  minYuan: YuanText | null | undefined;
  /** Highest price in yuan; one price shows when it equals the lowest. */
  maxYuan: YuanText | null | undefined;
  /** Size. Default `m`. */
  size?: "s" | "m" | "l";
}

/** Lowest to highest price of a product whose SKU is not chosen yet. */
export function PriceRange({ minYuan, maxYuan, size = "m" }: PriceRangeProps) {
  const [low, high] = [minYuan, maxYuan]
    .filter((yuan) => priceParts(yuan))
    .sort((a, b) => Number(a) - Number(b));
  if (high === undefined || Number(low) === Number(high)) return <Price size={size} yuan={low} />;
  return (
    <span className={css.range({ size })}>
      <Figures yuan={low} />
      <span>–</span>
      <Figures yuan={high} />
    </span>
  );
}
