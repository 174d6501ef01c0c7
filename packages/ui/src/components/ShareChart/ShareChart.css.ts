import { recipe, style, times, vars } from "../../css/index.ts";

const mixed = (color: string) => `color-mix(in oklab, ${color} 55%, ${vars.color.surface})`;

/** Unlike the tones of bars and lines, which are not all different in every brand: parts have no other mark. */
const tones = {
  accent: { color: vars.color.accent },
  sale: { color: vars.color.sale },
  warning: { color: vars.color.warning },
  neutral: { color: vars.color.textFaint },
  accentPale: { color: mixed(vars.color.accent) },
  warningPale: { color: mixed(vars.color.warning) },
};

/** The ring, and beside it the names; below it where there is no room. */
export const plot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.l,
  minInlineSize: 0,
});

export const pie = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: times(vars.space.xxxl, 3.5),
  aspectRatio: 1,
});

const whole = { gridArea: "1 / 1", minInlineSize: 0 };

/** Begins at the top. */
export const ring = style({ ...whole, inlineSize: "100%", transform: "rotate(-90deg)" });

export const ground = style({
  fill: "none",
  stroke: vars.color.surfaceSunken,
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});

export const part = recipe({
  base: { fill: "none", stroke: "currentcolor", forcedColorAdjust: "none" },
  variants: { tone: tones },
});

/** Inside of the ring. */
export const total = style({
  ...whole,
  display: "grid",
  justifyItems: "center",
  maxInlineSize: "62%",
  textAlign: "center",
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
});

export const totalLabel = style({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });

export const sum = style({ fontWeight: vars.weight.strong, fontVariantNumeric: "tabular-nums" });

export const names = style({
  display: "grid",
  flex: `1 1 ${times(vars.space.xxxl, 3)}`,
  gap: vars.space.s,
  maxInlineSize: vars.size.popover,
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
});

export const name = style({ display: "flex", alignItems: "baseline", gap: vars.space.s });

export const words = style({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const share = style({
  flex: "none",
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const swatch = recipe({
  base: {
    flex: "none",
    inlineSize: vars.space.s,
    blockSize: vars.space.s,
    borderRadius: vars.radius.s,
    background: "currentcolor",
    forcedColorAdjust: "none",
  },
  variants: { tone: tones },
});
