import { divider } from "./Divider.css.ts";

export interface DividerProps {
  /** Direction of the line. Default `horizontal`. */
  orientation?: "horizontal" | "vertical";
  /** Look of the line. Default `solid`. */
  variant?: "solid" | "dashed";
}

/** A thin line between things; without a role, since structure says it already. */
export function Divider({ orientation = "horizontal", variant = "solid" }: DividerProps) {
  return <div className={divider({ orientation, variant })} />;
}
