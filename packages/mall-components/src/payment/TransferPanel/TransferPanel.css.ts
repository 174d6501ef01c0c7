import { componentStyle, media, vars } from "@tradehall/ui/css";

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

export const value = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlS,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
