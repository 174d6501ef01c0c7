import { keyframes } from "@vanilla-extract/css";
import { recipe, vars } from "../../css/index.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const spinner = recipe({
  base: {
    display: "inline-block",
    flex: "none",
    borderRadius: vars.radius.round,
    border: `${vars.borderWidth.strong} solid currentcolor`,
    borderInlineEndColor: "transparent",
    animation: `${turn} ${vars.duration.spin} linear infinite`,
  },
  variants: {
    size: {
      s: square(vars.size.iconS),
      m: square(vars.size.iconM),
      l: square(vars.size.iconXl),
    },
    tone: { inherit: {}, accent: { color: vars.color.accent }, muted: { color: vars.color.textMuted } },
  },
});
