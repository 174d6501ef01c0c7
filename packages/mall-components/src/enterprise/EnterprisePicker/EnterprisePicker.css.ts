import { componentStyle, focusRing, hover, selected, smooth, times, vars } from "@tradehall/ui/css";

export const list = componentStyle({ display: "grid", gap: vars.space.s, marginBlockStart: vars.space.s });

export const choice = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.m,
    inlineSize: "100%",
    minBlockSize: times(vars.size.touch, 1.2),
    paddingInline: vars.space.l,
    paddingBlock: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent }),
  selected({ borderColor: vars.color.accent, background: vars.color.accentSoft }),
]);
