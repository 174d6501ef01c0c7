import { focusRing, hover, media, recipe, smooth, style, vars, visuallyHidden } from "../../css/index.ts";

export const zone = recipe({
  base: [
    {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "center",
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
      padding: vars.space.m,
      border: `${vars.borderWidth.line} dashed ${vars.color.control}`,
      borderRadius: vars.radius.m,
      background: vars.color.surfaceSunken,
      fontSize: vars.fontSize.s,
      color: vars.color.textMuted,
      textAlign: "center",
    },
    smooth,
  ],
  variants: {
    isOver: {
      true: {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
        outline: `${vars.borderWidth.line} solid ${vars.color.accent}`,
      },
    },
    isInvalid: { true: { borderColor: vars.color.danger } },
  },
});

export const button = style([
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.m,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    cursor: "pointer",
    selectors: {
      "&:has(:focus-visible)": {
        outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
        outlineOffset: vars.space.xxs,
      },
      "&:has(:disabled)": { color: vars.color.disabledText, cursor: "not-allowed" },
    },
    "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
  },
  focusRing,
  smooth,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);

export const input = style(visuallyHidden);

/** Says what a mouse can do; fingers cannot drop. */
export const hint = style({ "@media": { [media.coarse]: { display: "none" } } });

export const error = style({ flexBasis: "100%", fontSize: vars.fontSize.xs, color: vars.color.danger });
