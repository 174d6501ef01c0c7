import { recipe, style, vars } from "../../css/index.ts";

const tone = (background: string, color: string, mark: string) => ({
  background,
  color,
  borderInlineStartColor: mark,
});

export const notice = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space.s,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderInlineStart: `${vars.borderWidth.mark} solid`,
    borderRadius: vars.radius.m,
    fontSize: vars.fontSize.s,
    lineHeight: vars.lineHeight.text,
  },
  variants: {
    tone: {
      info: tone(vars.color.infoSoft, vars.color.onInfoSoft, vars.color.info),
      success: tone(vars.color.successSoft, vars.color.onSuccessSoft, vars.color.success),
      warning: tone(vars.color.warningSoft, vars.color.onWarningSoft, vars.color.warning),
      danger: tone(vars.color.dangerSoft, vars.color.onDangerSoft, vars.color.danger),
    },
  },
});

export const body = style({ flex: "1 1 auto", minInlineSize: 0, display: "grid", gap: vars.space.xxs });
export const title = style({ fontWeight: vars.weight.strong });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});
export const icon = style({ display: "inline-flex", marginBlockStart: "0.1em" });
