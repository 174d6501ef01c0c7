import { disabled, media, recipe, smooth, style, vars, visuallyHidden } from "../../css/index.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
  border: 0,
});

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s,
});

export const label = recipe({
  base: { fontSize: vars.fontSize.s, fontWeight: vars.weight.medium, color: vars.color.textMuted },
  variants: { hidden: { true: visuallyHidden } },
});

export const required = style({ color: vars.color.price, marginInlineEnd: vars.space.xxs });

export const counter = recipe({
  base: {
    fontSize: vars.fontSize.xs,
    color: vars.color.textFaint,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  variants: { over: { true: { color: vars.color.danger, fontWeight: vars.weight.medium } } },
});

export const description = style({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.danger,
});

const edge = (color: string) => ({ borderColor: color });

/** The box around an input: line, ground, focus and error. */
export const box = recipe({
  base: [
    {
      display: "flex",
      alignItems: "center",
      gap: vars.space.s,
      inlineSize: "100%",
      minInlineSize: 0,
      background: vars.color.surface,
      color: vars.color.text,
      border: `${vars.borderWidth.line} solid ${vars.color.control}`,
      borderRadius: `min(${vars.radius.control}, ${vars.radius.l})`,
      selectors: {
        "&:has(:focus-visible)": {
          borderColor: vars.color.focus,
          outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
          outlineOffset: `calc(${vars.borderWidth.line} * -1)`,
        },
        "&:has(> :is(input, textarea, select):disabled), &[data-disabled]": {
          background: vars.color.disabledBg,
          borderColor: vars.color.line,
          color: vars.color.disabledText,
        },
        "&[data-invalid]": edge(vars.color.danger),
        "&:has(> :is(input, textarea):read-only:enabled)": { background: vars.color.surfaceSunken },
      },
    },
    smooth,
  ],
  variants: {
    size: {
      s: { minBlockSize: vars.size.controlS, paddingInline: vars.space.s, fontSize: vars.fontSize.xs },
      m: { minBlockSize: vars.size.controlM, paddingInline: vars.space.m, fontSize: vars.fontSize.m },
      l: { minBlockSize: vars.size.controlL, paddingInline: vars.space.l, fontSize: vars.fontSize.l },
    },
    invalid: { true: edge(vars.color.danger) },
  },
  compoundVariants: [
    {
      // A phone zooms into a focused field whose letters are smaller than 16 px.
      variants: { size: "m" },
      style: { "@media": { [media.coarse]: { fontSize: vars.fontSize.l, minBlockSize: vars.size.touch } } },
    },
  ],
});

/** The bare input inside the box. */
export const input = style([
  {
    flex: "1 1 auto",
    // As high as its box, all of which takes the press.
    alignSelf: "stretch",
    inlineSize: "100%",
    minInlineSize: 0,
    border: 0,
    padding: 0,
    background: "transparent",
    outline: "none",
    textOverflow: "ellipsis",
    selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
  },
  disabled({ cursor: "not-allowed", WebkitTextFillColor: vars.color.disabledText }),
]);

export const affix = style({ flex: "none", color: vars.color.textMuted, display: "inline-flex" });
