import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const title = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.weight.strong });

export const picture = componentStyle([
  {
    inlineSize: vars.size.thumbM,
    borderRadius: vars.radius.s,
    overflow: "hidden",
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent }),
]);
