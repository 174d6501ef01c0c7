import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.l });
export const words = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.s });

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.tight,
});

export const sentence = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });

export const time = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s,
  fontSize: vars.fontSize.s,
});

export const consequence = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
export const refunding = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.warning });
