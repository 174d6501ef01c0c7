import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const amount = componentStyle([
  {
    display: "block",
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      "&[aria-current]": {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
      },
    },
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);
