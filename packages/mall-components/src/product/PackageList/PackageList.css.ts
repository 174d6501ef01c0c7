import { componentStyle, focusRing, media, vars } from "@tradehall/ui/css";

export const box = componentStyle({
  display: "grid",
  gap: vars.space.m,
  padding: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  "@media": { [media.wide]: { padding: vars.space.l } },
});
export const title = componentStyle({ margin: 0, fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });
export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
export const item = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  inlineSize: `calc(${vars.size.controlL} * 3)`,
  alignContent: "start",
  fontSize: vars.fontSize.xs,
});
export const picture = componentStyle({ inlineSize: `calc(${vars.size.controlL} * 2)` });
export const name = componentStyle({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
export const count = componentStyle([
  {
    inlineSize: `calc(${vars.size.controlL} * 1.5)`,
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.text,
  },
  focusRing,
]);
