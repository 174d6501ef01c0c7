import { componentStyle, focusRing, hover, media, selected, vars } from "@tradehall/ui/css";

export const choices = componentStyle({
  display: "none",
  alignSelf: "flex-end",
  "@media": { [media.desktop]: { display: "inline-flex" } },
});

export const choice = componentStyle([
  {
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    background: vars.color.surface,
    fontSize: vars.fontSize.xs,
    color: vars.color.textMuted,
    selectors: {
      "&:first-child": {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      "&:last-child": {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
        borderInlineStart: 0,
      },
    },
  },
  focusRing,
  hover({ color: vars.color.accent }),
  selected({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
]);
