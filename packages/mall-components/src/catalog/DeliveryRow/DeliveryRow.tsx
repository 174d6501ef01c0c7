export interface DeliveryRowProps {
  /** Where it goes, in words; absent asks for a region. */
  region?: string;
  /** Freight in yuan; "0.00" is free; undefined unknown. */
  freightYuan?: string;
  /** What makes it free, e.g. 满99元免运费. */
  freeNote?: string;
  /** When it ships, e.g. 今日 16:00 前下单，当日发货. */
  promise?: string;
  /** Whether the region is not delivered to. */
  isUndeliverable?: boolean;
  /** Called by the region's button; without it the region is text. */
  onChooseRegion?: () => void;
  /** Whether freight is being asked for. */
  isLoading?: boolean;
  /** Promises in order, e.g. 7天无理由退货. */
  services?: readonly string[];
}

/** DeliveryRow. */
export function DeliveryRow(_props: DeliveryRowProps) {
  return <div data-part="DeliveryRow" />;
}
