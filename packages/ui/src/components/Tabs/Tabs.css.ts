import {
  disabled,
  focusRing,
  focusRingInside,
  hover,
  recipe,
  selected,
  smooth,
  style,
  vars,
} from "../../css/index.ts";

const mark = `inset 0 calc(${vars.borderWidth.mark} * -1) 0 0 ${vars.color.accent}`;

export const list = recipe({
  base: {
    display: "flex",
    minInlineSize: 0,
    overflowX: "auto",
    scrollbarWidth: "none",
    selectors: { "&::-webkit-scrollbar": { display: "none" } },
  },
  variants: {
    variant: {
      line: { borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}` },
      card: {
        background: vars.color.surfaceSunken,
        borderBlockEnd: `${vars.borderWidth.strong} solid ${vars.color.accent}`,
      },
      pill: { gap: vars.space.s },
    },
  },
});

export const tab = recipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space.xs,
      flex: "none",
      minBlockSize: vars.size.controlL,
      paddingInline: vars.space.l,
      fontSize: vars.fontSize.m,
      color: vars.color.textMuted,
      whiteSpace: "nowrap",
      cursor: "pointer",
    },
    smooth,
    focusRingInside,
    disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
    {
      // The system takes shadows and grounds away, which mark the chosen one otherwise.
      "@media": {
        "(forced-colors: active)": selected({
          borderBlockEnd: `${vars.borderWidth.mark} solid Highlight`,
        }),
      },
    },
  ],
  variants: {
    variant: {
      line: [
        hover({ color: vars.color.accent }),
        selected({ color: vars.color.accent, fontWeight: vars.weight.strong, boxShadow: mark }),
      ],
      card: [
        { borderStartStartRadius: vars.radius.m, borderStartEndRadius: vars.radius.m },
        hover({ color: vars.color.accent }),
        selected({
          background: vars.color.accent,
          color: vars.color.onAccent,
          fontWeight: vars.weight.strong,
        }),
      ],
      pill: [
        {
          minBlockSize: vars.size.controlM,
          borderRadius: vars.radius.round,
          border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
          background: vars.color.surface,
        },
        hover({ borderColor: vars.color.accent, color: vars.color.accent }),
        selected({
          background: vars.color.accentSoft,
          borderColor: vars.color.accent,
          color: vars.color.onAccentSoft,
          fontWeight: vars.weight.medium,
        }),
      ],
    },
  },
});

export const panel = style([{ paddingBlockStart: vars.space.l, borderRadius: vars.radius.s }, focusRing]);
