import { divider } from "./Divider.css.ts";

export interface DividerProps {
  /** Direction of the line. Default `horizontal`. */
  orientation?: "horizontal" | "vertical";
  /** Look of the line. Default `solid`. */
  variant?: "solid" | "dashed";
}

/** A thin line between things; hidden from assistive technology, since structure says it already. */
export function Divider({ orientation = "horizontal", variant = "solid" }: DividerProps) {
  return <hr aria-hidden="true" className={divider({ orientation, variant })} />;
}
