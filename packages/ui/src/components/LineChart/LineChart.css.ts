import { recipe, style, vars } from "../../css/index.ts";
import { chartTones } from "../../internal/chart/tones.ts";

/** Where the system chooses the colours, strokes alone tell lines apart. */
const forced = "(forced-colors: active)";

/** Is stretched to the width there is, unlike words and marks. */
export const plane = style({ overflow: "visible" });

/** Lines differ by their strokes, too, so that no one needs to tell colours apart. */
const strokes = {
  solid: {},
  dashed: { strokeDasharray: "8 4" },
  dotted: { strokeDasharray: "0 5", strokeLinecap: "round" },
  mixed: { strokeDasharray: "10 4 2 4" },
} as const;

export type Stroke = keyof typeof strokes;

const { accent, success, warning, sale } = vars.color;

export const line = recipe({
  base: {
    fill: "none",
    stroke: "currentcolor",
    strokeWidth: 2,
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
    "@media": { [forced]: { stroke: "CanvasText" } },
  },
  variants: {
    tone: {
      accent: { color: accent },
      success: { color: success },
      warning: { color: warning },
      sale: { color: sale },
    },
    stroke: strokes,
  },
});

/** A value: a dot with the ground around it, so that crossing lines stay apart. */
export const dot = recipe({
  base: {
    stroke: vars.color.surface,
    strokeWidth: 2,
    "@media": { [forced]: { stroke: "Canvas" } },
    selectors: { "&&": { "@media": { [forced]: { fill: "CanvasText" } } } },
  },
  variants: { tone: chartTones },
});

/** Takes the pointer around a dot, for the words that the browser shows. */
export const reach = style({ fill: "transparent" });

export const sample = style({ display: "block", inlineSize: vars.space.xl, blockSize: vars.space.s });
