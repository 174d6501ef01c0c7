import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  padding: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { padding: vars.space.m } },
});

export const form = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
});

export const field = componentStyle({ inlineSize: times(vars.size.thumbM, 2.5) });
