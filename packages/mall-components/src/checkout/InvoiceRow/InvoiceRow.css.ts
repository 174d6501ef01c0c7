import { componentStyle } from "@tradehall/ui/css";

export { row, title } from "../checkout-row.css.ts";

export const choice = componentStyle({ minInlineSize: 0, overflowWrap: "anywhere" });
