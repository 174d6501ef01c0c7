import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

/** A small picture that opens large. */
export const thumb = componentStyle([
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
