export interface PriceProps {
  /** Yuan as text or number, e.g. "1234.50"; anything else shows `--` (Spec §5). */
  yuan: string | number | null | undefined;
  /** Former price in yuan, struck. */
  originalYuan?: string | number | null;
  /** Integer's size: 16, 20, 30 px in the first brand; `inherit` takes the text's. Default `m`. */
  size?: "s" | "m" | "l" | "inherit";
  /** Colour. Default `price`. */
  tone?: "price" | "text" | "muted" | "inherit";
  /** Word before it, e.g. 秒杀价. */
  label?: string;
  /** Unit after it, e.g. 件. */
  unit?: string;
  /** Says 起 after it: the lowest of several. */
  isFrom?: boolean;
}

/** Price. */
export function Price(_props: PriceProps) {
  return <div data-part="Price" />;
}
