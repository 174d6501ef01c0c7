/** One step of quantity prices. */
export interface PriceTier {
  /** From this many pieces. */
  minCount: number;
  /** Unit price in yuan. */
  yuan: string;
}
export interface TierPriceTableProps {
  /** Steps, smallest quantity first; nothing renders below two. */
  tiers: readonly PriceTier[];
  /** Quantity now, marks the step in force. */
  count?: number;
  /** Unit word. Default 件. */
  unit?: string;
}

/** TierPriceTable. */
export function TierPriceTable(_props: TierPriceTableProps) {
  return <div data-part="TierPriceTable" />;
}
