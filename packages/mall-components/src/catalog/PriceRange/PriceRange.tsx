export interface PriceRangeProps {
  /** Lowest price in yuan. */
  minYuan: string | number | null | undefined;
  /** Highest price in yuan; one price shows when it equals the lowest. */
  maxYuan: string | number | null | undefined;
  /** Former price in yuan, struck. */
  originalYuan?: string | number | null;
  /** Size. Default `m`. */
  size?: "s" | "m" | "l";
}

/** PriceRange. */
export function PriceRange(_props: PriceRangeProps) {
  return <div data-part="PriceRange" />;
}
