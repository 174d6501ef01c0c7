import { componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
});

/** What is to be typed into the bank's form, so large that it is not mistyped. */
export const facts = componentStyle({
  display: "grid",
  gap: vars.space.s,
  padding: vars.space.l,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
});

export const fact = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  "@media": { [media.wide]: { gridTemplateColumns: "8em minmax(0, 1fr)", alignItems: "center" } },
});

export const name = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });

export const value = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlS,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const state = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.medium });
export const muted = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
