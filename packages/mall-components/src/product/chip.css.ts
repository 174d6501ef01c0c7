import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

/** A choice that can be changed or taken away. */
export const chip = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);
