import { componentStyle, vars } from "@tradehall/ui/css";

/** A line of the checkout: its name, then what is chosen. */
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
