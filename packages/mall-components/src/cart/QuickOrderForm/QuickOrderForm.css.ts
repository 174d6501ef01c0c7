import { componentStyle, focusRing, hover, vars } from "@tradehall/ui/css";

export const form = componentStyle({ display: "grid", gap: vars.space.m, padding: vars.space.l });
export const template = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    color: vars.color.link,
    borderRadius: vars.radius.s,
  },
  hover({ textDecoration: "underline" }),
  focusRing,
]);

export const long = componentStyle({
  display: "grid",
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
export const legend = componentStyle({
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});
export const preview = componentStyle({
  overflow: "hidden",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
