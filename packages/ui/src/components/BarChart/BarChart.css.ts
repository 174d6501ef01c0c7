import { recipe, style, vars } from "../../css/index.ts";

export const figure = style({ display: "grid", gap: vars.space.s, margin: 0, minInlineSize: 0 });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const entry = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

const fill = (color: string) => ({ fill: color, color });
const tones = {
  accent: fill(vars.color.accent),
  success: fill(vars.color.success),
  warning: fill(vars.color.warning),
  sale: fill(vars.color.sale),
};

export const bar = recipe({ variants: { tone: tones } });

export const swatch = recipe({
  base: {
    display: "inline-block",
    inlineSize: vars.space.s,
    blockSize: vars.space.s,
    borderRadius: vars.radius.s,
    background: "currentcolor",
    forcedColorAdjust: "none",
  },
  variants: { tone: tones },
});

export const chart = style({ display: "block", inlineSize: "100%", overflow: "visible" });

export const grid = style({ stroke: vars.color.line, strokeWidth: 1 });

export const tick = style({
  fill: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
});

/** Every other name where there are many and little room. */
export const minor = style({
  "@media": { "(max-width: 40rem)": { display: "none" } },
});
