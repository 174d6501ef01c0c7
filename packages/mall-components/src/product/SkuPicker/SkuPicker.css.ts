import {
  componentRecipe,
  componentStyle,
  disabled,
  focusRing,
  hover,
  selected,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const row = componentRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: "var(--mall-detail-label, 5em) minmax(0, 1fr)",
    alignItems: "start",
    gap: vars.space.s,
    borderRadius: vars.radius.m,
  },
  variants: {
    isMissing: {
      true: { outline: `${vars.borderWidth.line} dashed ${vars.color.danger}`, outlineOffset: vars.space.xs },
    },
  },
});

export const label = componentStyle({
  paddingBlockStart: times(vars.space.s, 0.9),
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});

export const values = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  minInlineSize: 0,
  outline: "none",
});

export const value = componentRecipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space.s,
      minBlockSize: vars.size.controlM,
      paddingInline: vars.space.m,
      border: `${vars.borderWidth.line} solid ${vars.color.control}`,
      borderRadius: vars.radius.m,
      background: vars.color.surface,
      fontSize: vars.fontSize.s,
      overflowWrap: "anywhere",
    },
    smooth,
    focusRing,
    hover({ borderColor: vars.color.accent, color: vars.color.accent }),
    selected({
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.line} ${vars.color.accent}`,
      background: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      fontWeight: vars.weight.medium,
    }),
    disabled({
      color: vars.color.disabledText,
      borderColor: vars.color.line,
      background: vars.color.disabledBg,
    }),
  ],
  variants: {
    state: {
      selected: {},
      possible: {},
      none: {},
      soldOut: { color: vars.color.textFaint, borderStyle: "dashed", background: vars.color.surfaceSunken },
      conflict: {
        color: vars.color.textFaint,
        borderStyle: "dashed",
        background: vars.color.surfaceSunken,
        textDecoration: "line-through",
      },
    },
  },
});

export const swatch = componentStyle({
  flex: "none",
  inlineSize: times(vars.size.controlM, 0.82),
  marginInlineStart: `calc(${vars.space.s} * -1)`,
});

export const missing = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  flexBasis: "100%",
  color: vars.color.danger,
  fontSize: vars.fontSize.xs,
  selectors: { "&:empty": { display: "none" } },
});

export const moved = componentStyle({
  color: vars.color.warning,
  fontSize: vars.fontSize.s,
  selectors: { "&:empty": { display: "none" } },
});
