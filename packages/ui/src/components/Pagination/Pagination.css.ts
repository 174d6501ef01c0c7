import { disabled, focusRing, hover, media, recipe, selected, smooth, style, vars } from "../../css/index.ts";

export const nav = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.l });

export const list = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });

export const place = recipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      minInlineSize: vars.size.controlM,
      blockSize: vars.size.controlM,
      paddingInline: vars.space.xs,
      border: `${vars.borderWidth.line} solid ${vars.color.line}`,
      borderRadius: `min(${vars.radius.control}, ${vars.radius.m})`,
      background: vars.color.surface,
      color: vars.color.text,
      fontSize: vars.fontSize.s,
      fontVariantNumeric: "tabular-nums",
    },
    smooth,
    focusRing,
    hover({ borderColor: vars.color.accent, color: vars.color.accent }),
    selected({
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.weight.strong,
    }),
    disabled({ color: vars.color.disabledText, borderColor: vars.color.line, cursor: "not-allowed" }),
  ],
  variants: {
    small: { true: { minInlineSize: vars.size.controlS, blockSize: vars.size.controlS } },
    number: { true: { "@media": { [media.narrow]: { minInlineSize: vars.size.controlS } } } },
  },
});

export const gap = style({ minInlineSize: vars.space.xl, textAlign: "center", color: vars.color.textFaint });

export const count = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  paddingInline: vars.space.xs,
});

export const currentPage = style({ color: vars.color.accent, fontWeight: vars.weight.strong });

export const jump = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const jumpInput = style([
  {
    inlineSize: "4em",
    blockSize: vars.size.controlM,
    textAlign: "center",
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: `min(${vars.radius.control}, ${vars.radius.m})`,
    background: vars.color.surface,
    color: vars.color.text,
  },
  focusRing,
]);
