import { componentStyle, focusRing, hover, media, smooth, times, vars } from "@tradehall/ui/css";

export const place = componentStyle({
  inlineSize: "100%",
  "@media": { [media.wide]: { inlineSize: times(vars.size.sidebarWide, 1.1) } },
});
export const form = componentStyle({ display: "flex", gap: vars.space.s });
export const field = componentStyle([
  {
    flex: "1 1 auto",
    minInlineSize: 0,
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  },
  focusRing,
]);
export const send = componentStyle([
  {
    flex: "none",
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    border: `${vars.borderWidth.line} solid ${vars.color.accent}`,
    borderRadius: vars.radius.control,
    color: vars.color.accent,
  },
  smooth,
  focusRing,
  hover({ background: vars.color.accentSoft }),
]);
