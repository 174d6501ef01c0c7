import { componentStyle, focusRing, hover, media, vars } from "@tradehall/ui/css";

export const list = componentStyle({ display: "grid", fontSize: vars.fontSize.s });
export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
export const name = componentStyle({ flex: "1 1 0", minInlineSize: 0, overflowWrap: "anywhere" });
export const facts = componentStyle({
  display: "block",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});
export const link = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    color: vars.color.link,
    borderRadius: vars.radius.s,
    "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
  },
  focusRing,
  hover({ color: vars.color.linkHover, textDecoration: "underline" }),
]);
export const none = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });
