import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const note = componentRecipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minBlockSize: vars.size.controlM,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.l,
    fontSize: vars.fontSize.s,
    lineHeight: vars.lineHeight.snug,
    borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  variants: {
    tone: {
      quiet: { background: vars.color.surfaceSunken, color: vars.color.textMuted },
      warning: { background: vars.color.warningSoft, color: vars.color.onWarningSoft },
      danger: { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
    },
  },
});

export const detail = componentStyle({ fontSize: vars.fontSize.xs, alignSelf: "center" });
