/** One flash-sale product. */
export interface FlashSaleItem {
  /** Activity id. */
  id: string;
  /** Its page, `/secdetail/…`. */
  href: string;
  /** Name. */
  name: string;
  /** Picture path. */
  picture: string;
  /** Sale price in yuan. */
  yuan: string;
  /** Former price in yuan. */
  originalYuan?: string;
  /** Share sold, 0 to 100. */
  soldPercent?: number;
}
export interface FlashSaleStripProps {
  /** Goods of the round. */
  items: readonly FlashSaleItem[];
  /** Server's now, ms. */
  now: number;
  /** End of a running round, or start of a coming one, ms. */
  endsAt: number;
  /** `running` or `coming`. Default `running`. */
  state?: "running" | "coming";
  /** Name of the round, e.g. 10:00 场. */
  roundName?: string;
  /** Next round in words. */
  nextText?: string;
  /** All of it. Default `/flash-sale`. */
  moreHref?: string;
  /** Called once at zero. */
  onEnd?: () => void;
}

/** FlashSaleStrip. */
export function FlashSaleStrip(_props: FlashSaleStripProps) {
  return <div data-part="FlashSaleStrip" />;
}
