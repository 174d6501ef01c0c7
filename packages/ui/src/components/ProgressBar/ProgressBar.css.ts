import { keyframes } from "@vanilla-extract/css";
import { recipe, style, vars, visuallyHidden } from "../../css/index.ts";

const slide = keyframes({ "0%": { opacity: 0.4 }, "50%": { opacity: 1 }, "100%": { opacity: 0.4 } });

const fill = (color: string) => ({
  color,
  selectors: {
    "&::-webkit-progress-value": { background: color },
    "&::-moz-progress-bar": { background: color },
  },
});

export const wrap = style({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

export const label = recipe({ variants: { hidden: { true: visuallyHidden } } });

export const text = style({ fontVariantNumeric: "tabular-nums" });

export const bar = recipe({
  base: {
    appearance: "none",
    display: "block",
    inlineSize: "100%",
    blockSize: vars.space.s,
    border: 0,
    overflow: "hidden",
    borderRadius: vars.radius.round,
    background: vars.color.disabledBg,
    // Both grounds are the system's own there, so that nothing of the bar would be seen.
    "@media": { "(forced-colors: active)": { appearance: "auto" } },
    selectors: {
      "&::-webkit-progress-bar": { background: vars.color.disabledBg },
      "&:indeterminate": {
        background: "currentcolor",
        animation: `${slide} ${vars.duration.spin} infinite`,
      },
    },
  },
  variants: {
    tone: {
      accent: fill(vars.color.accent),
      sale: fill(vars.color.sale),
      success: fill(vars.color.success),
    },
  },
});
