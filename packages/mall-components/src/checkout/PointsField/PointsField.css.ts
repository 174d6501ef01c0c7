import { componentStyle, media, vars } from "@tradehall/ui/css";

export { row, title } from "../checkout-row.css.ts";

export const owned = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
export const rule = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const worth = componentStyle({
  color: vars.color.price,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.wide]: { marginInlineStart: "auto" } },
});
