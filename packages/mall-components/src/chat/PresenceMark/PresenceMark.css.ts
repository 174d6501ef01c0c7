import { componentRecipe, vars } from "@tradehall/ui/css";

const dot = (background: string) => ({ selectors: { "&::before": { background } } });

export const mark = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    flex: "none",
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
    selectors: {
      "&::before": {
        content: "",
        inlineSize: vars.space.s,
        blockSize: vars.space.s,
        borderRadius: vars.radius.round,
        forcedColorAdjust: "none",
      },
    },
  },
  variants: {
    presence: {
      online: dot(vars.color.success),
      offline: dot(vars.color.lineStrong),
    },
  },
});
