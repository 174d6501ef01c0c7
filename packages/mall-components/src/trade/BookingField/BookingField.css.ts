import { componentStyle, times, vars } from "@tradehall/ui/css";

export { row, title } from "../checkout-row.css.ts";

export const field = componentStyle({ inlineSize: times(vars.size.sidebar, 1.5), maxInlineSize: "100%" });
