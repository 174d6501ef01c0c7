import * as css from "./BlockSpacer.css.ts";

export interface BlockSpacerProps {
  /** How much room. */
  size: "s" | "m" | "l";
}

/** Block: room between two others, with a line through it. */
export function BlockSpacer({ size }: BlockSpacerProps) {
  return <hr className={css.room({ size })} />;
}
