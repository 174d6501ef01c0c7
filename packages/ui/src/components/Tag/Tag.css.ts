import { focusRing, hover, recipe, style, tonesOf, vars } from "../../css/index.ts";

const { cells, tones } = tonesOf(["fill", "ink", "pale", "onPale"], {
  neutral: ["textMuted", "surface", "disabledBg", "textMuted"],
  accent: ["accent", "onAccent", "accentSoft", "onAccentSoft"],
  signal: ["signal", "onSignal", "warningSoft", "onWarningSoft"],
  sale: ["sale", "onSale", "saleSoft", "onSaleSoft"],
  success: ["success", "surface", "successSoft", "onSuccessSoft"],
  warning: ["warning", "surface", "warningSoft", "onWarningSoft"],
  danger: ["danger", "onDanger", "dangerSoft", "onDangerSoft"],
  info: ["info", "surface", "infoSoft", "onInfoSoft"],
});

export const tag = recipe({
  base: {
    display: "inline-block",
    // Where a row stretches it.
    alignContent: "center",
    overflow: "hidden",
    textOverflow: "ellipsis",
    maxInlineSize: "100%",
    border: `${vars.borderWidth.line} solid transparent`,
    borderRadius: vars.radius.s,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    whiteSpace: "nowrap",
    verticalAlign: "middle",
  },
  variants: {
    parts: {
      true: { display: "inline-flex", alignItems: "center", gap: vars.space.xxs, overflow: "visible" },
    },
    tone: tones,
    variant: {
      soft: { background: cells.pale, color: cells.onPale },
      solid: { background: cells.fill, color: cells.ink },
      outline: { background: vars.color.surface, color: cells.onPale, borderColor: "currentcolor" },
    },
    size: {
      s: { fontSize: vars.fontSize.xs, paddingInline: vars.space.xs },
      m: { fontSize: vars.fontSize.s, paddingInline: vars.space.s, paddingBlock: vars.space.xxs },
    },
  },
});

export const words = style({ overflow: "hidden", textOverflow: "ellipsis" });

export const remove = style([
  {
    display: "inline-grid",
    placeItems: "center",
    // WCAG 2.2 target size: 24 px around a small cross.
    minInlineSize: vars.space.xl,
    minBlockSize: vars.space.xl,
    margin: `calc(${vars.space.xs} * -1)`,
    borderRadius: vars.radius.s,
  },
  focusRing,
  hover({ color: vars.color.accent }),
]);
