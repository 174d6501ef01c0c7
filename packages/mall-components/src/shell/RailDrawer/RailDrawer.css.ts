import { componentStyle, vars } from "@tradehall/ui/css";

export const rows = componentStyle({ display: "grid", gap: vars.space.l });
export const row = componentStyle({ display: "flex", gap: vars.space.m });
export const picture = componentStyle({ flex: "none", inlineSize: vars.size.thumbM });
export const lines = componentStyle({ flex: 1, minInlineSize: 0 });
export const all = componentStyle({
  paddingBlockStart: vars.space.l,
  fontSize: vars.fontSize.s,
  textAlign: "center",
});
