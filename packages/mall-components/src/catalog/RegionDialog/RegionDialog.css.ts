import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const addresses = componentStyle({ display: "grid", gap: vars.space.s });
export const address = componentStyle([
  {
    inlineSize: "100%",
    minBlockSize: vars.size.controlM,
    padding: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    fontSize: vars.fontSize.s,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);
export const form = componentStyle({ display: "grid", gap: vars.space.m });
