export interface StockNoteProps {
  /** Pieces left; undefined before a SKU is chosen. */
  stock?: number;
  /** From this many down it says how few. Default 10. */
  lowFrom?: number;
  /** Unit word. Default 件. */
  unit?: string;
  /** Shows the plain number as well. */
  isExact?: boolean;
}

/** StockNote. */
export function StockNote(_props: StockNoteProps) {
  return <div data-part="StockNote" />;
}
