import { componentStyle, vars } from "@tradehall/ui/css";

export const own = componentStyle({ fontVariantNumeric: "tabular-nums", color: vars.color.text });

export const links = componentStyle({
  display: "flex",
  justifyContent: "center",
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
