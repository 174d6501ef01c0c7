import { componentStyle, times, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  fontSize: vars.fontSize.s,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});

export const field = componentStyle({ inlineSize: times(vars.size.sidebar, 1.5), maxInlineSize: "100%" });
