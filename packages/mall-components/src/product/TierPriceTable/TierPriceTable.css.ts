import { componentStyle, media, selected, smooth, vars } from "@tradehall/ui/css";

export const table = componentStyle({ inlineSize: "100%", fontSize: vars.fontSize.s, tableLayout: "fixed" });
export const head = componentStyle({
  inlineSize: "var(--mall-detail-label, 5em)",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  // A phone has room for the steps only; prices over quantities explain themselves.
  "@media": { [media.narrow]: { display: "none" } },
});
export const cell = componentStyle([
  {
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    fontVariantNumeric: "tabular-nums",
    borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
    "@media": { [media.narrow]: { paddingInline: vars.space.xs } },
  },
  smooth,
  selected({ background: vars.color.surface, fontWeight: vars.weight.medium }),
]);
