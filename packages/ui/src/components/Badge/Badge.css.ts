import { recipe, style, vars, visuallyHidden } from "../../css/index.ts";

const tone = (background: string, color: string) => ({ background, color });

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    borderRadius: vars.radius.round,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: "tabular-nums",
    lineHeight: 1,
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      sale: tone(vars.color.sale, vars.color.onSale),
      accent: tone(vars.color.accent, vars.color.onAccent),
      signal: tone(vars.color.signal, vars.color.onSignal),
      neutral: tone(vars.color.surfaceInverse, vars.color.onSurfaceInverse),
    },
    shape: {
      text: { minInlineSize: "1.5em", blockSize: "1.5em", paddingInline: "0.4em" },
      dot: { inlineSize: vars.space.s, blockSize: vars.space.s },
    },
    // Sits on the upper end corner of what it counts, with a ring that parts it from the ground.
    anchored: {
      true: {
        position: "absolute",
        insetBlockStart: 0,
        insetInlineEnd: 0,
        transform: "translate(50%, -45%)",
        pointerEvents: "none",
      },
    },
  },
});

export const anchor = style({ position: "relative", display: "inline-flex" });
export const srOnly = style(visuallyHidden);
