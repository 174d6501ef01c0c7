import { componentStyle, vars } from "@tradehall/ui/css";

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  padding: vars.space.m,
  background: vars.color.surface,
  border: `${vars.borderWidth.strong} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  overflowWrap: "anywhere",
});
export const title = componentStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
});
export const end = componentStyle({ marginInlineStart: "auto" });
