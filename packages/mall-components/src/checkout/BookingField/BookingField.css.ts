import { componentStyle, media, times, vars } from "@tradehall/ui/css";
import * as line from "../checkout-row.css.ts";

export { row } from "../checkout-row.css.ts";

/** Fields below each other begin at one line. */
export const title = componentStyle([
  line.title,
  {
    minInlineSize: times(vars.space.xl, 3),
    "@media": { [media.narrow]: { minInlineSize: 0 } },
  },
]);

export const field = componentStyle({ inlineSize: times(vars.size.sidebar, 1.5), maxInlineSize: "100%" });
