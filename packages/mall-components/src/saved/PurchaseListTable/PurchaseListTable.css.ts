import { componentRecipe, componentStyle, focusRing, media, times, vars } from "@tradehall/ui/css";
export const remark = componentRecipe({
  base: { overflowWrap: "anywhere" },
  variants: {
    tone: {
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
      success: { color: vars.color.success },
    },
  },
});
export const note = componentStyle({ fontSize: vars.fontSize.xs, minInlineSize: 0 });
export const shown = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    color: vars.color.textMuted,
    overflowWrap: "anywhere",
    borderRadius: vars.radius.s,
    cursor: "pointer",
    listStyle: "none",
  },
  focusRing,
]);
export const edit = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  inlineSize: times(vars.size.thumbL, 3),
  maxInlineSize: "100%",
  paddingBlock: vars.space.xs,
});
/** In the place of the stepper: of who may not change it, and on paper. */
export const figure = componentRecipe({
  base: { fontVariantNumeric: "tabular-nums" },
  variants: {
    isPrinted: { true: { display: "none", "@media": { [media.print]: { display: "inline" } } } },
  },
});
export const total = componentStyle({
  display: "none",
  justifyContent: "flex-end",
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  "@media": { [media.print]: { display: "flex" } },
});
