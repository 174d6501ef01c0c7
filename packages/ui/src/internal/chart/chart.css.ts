import { recipe, style, vars } from "../../css/index.ts";
import { chartTones } from "./tones.ts";

export const figure = style({ display: "grid", gap: vars.space.s, margin: 0, minInlineSize: 0 });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const entry = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

export const swatch = recipe({
  base: {
    display: "inline-block",
    inlineSize: vars.space.s,
    blockSize: vars.space.s,
    borderRadius: vars.radius.s,
    background: "currentcolor",
    forcedColorAdjust: "none",
  },
  variants: { tone: chartTones },
});

/** The axis keeps its width, the bars take the rest. */
export const plot = style({ display: "grid", gridTemplateColumns: "auto 1fr", gap: vars.space.xs });

export const axis = style({
  display: "grid",
  alignContent: "start",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const room = style({ visibility: "hidden", whiteSpace: "nowrap", blockSize: 0 });

/** A drawing is 300 px wide by itself, which the axis must not become. */
export const labels = style({ display: "block", inlineSize: 0, minInlineSize: "100%", overflow: "visible" });

export const chart = style({ display: "block", inlineSize: "100%", overflow: "visible" });

/** Drawings keep their colours where the system chooses those of the page. */
const forced = "(forced-colors: active)";

export const grid = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  "@media": { [forced]: { stroke: "GrayText" } },
});

export const tick = style({
  fill: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  "@media": { [forced]: { fill: "CanvasText" } },
});

/** Every other name where there are many and little room. */
export const minor = style({
  "@media": { "(max-width: 40rem)": { display: "none" } },
});
