import { vars } from "../../css/index.ts";

const fill = (color: string) => ({ fill: color, color });

/** Colours of what a chart counts; each is told from its ground by contrast. */
export const chartTones = {
  accent: fill(vars.color.accent),
  success: fill(vars.color.success),
  warning: fill(vars.color.warning),
  sale: fill(vars.color.sale),
};

/** A colour of a chart. */
export type ChartTone = keyof typeof chartTones;
