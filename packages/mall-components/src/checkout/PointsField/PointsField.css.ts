import { componentStyle, media, vars } from "@tradehall/ui/css";

export { row, title } from "../checkout-row.css.ts";

export const worth = componentStyle({
  color: vars.color.price,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.wide]: { marginInlineStart: "auto" } },
});
