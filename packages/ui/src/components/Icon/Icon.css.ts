import { recipe, style, vars } from "../../css/index.ts";

const square = (size: string) => ({ inlineSize: size, blockSize: size });

/** Of drawings that are strokes; before `icon`, which may fill them. */
export const strokes = style({
  fill: "none",
  stroke: "currentcolor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const icon = recipe({
  base: { flex: "none", verticalAlign: "-0.18em" },
  variants: {
    size: {
      s: square(vars.size.iconS),
      m: square(vars.size.iconM),
      l: square(vars.size.iconL),
      xl: square(vars.size.iconXl),
      text: square("1.15em"),
    },
    tone: {
      inherit: {},
      muted: { color: vars.color.textMuted },
      faint: { color: vars.color.textFaint },
      accent: { color: vars.color.accent },
      price: { color: vars.color.price },
      rating: { color: vars.color.rating },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
      info: { color: vars.color.info },
    },
    filled: { true: { fill: "currentcolor" } },
  },
});
