import { componentStyle, media, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
