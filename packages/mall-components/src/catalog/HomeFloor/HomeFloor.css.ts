import {
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const floor = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s,
  scrollMarginBlockStart: times(vars.size.controlL, 1.6),
});
export const body = componentRecipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m },
  variants: {
    hasPanel: {
      true: { "@media": { [media.desktop]: { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)` } } },
    },
  },
});
export const panel = componentStyle([
  {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: vars.space.l,
    padding: vars.space.l,
    overflow: "hidden",
    background: `linear-gradient(170deg, ${vars.color.accent}, ${vars.color.accentPressed})`,
    color: vars.color.onAccent,
    borderRadius: vars.radius.card,
    "@media": { [media.belowDesktop]: { flexDirection: "row", alignItems: "center" } },
  },
  smooth,
  focusRing,
  hover({ opacity: 0.94 }),
]);
export const panelWords = componentStyle({ display: "grid", gap: vars.space.s });
export const panelTitle = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
});
export const panelText = componentStyle({ fontSize: vars.fontSize.s });
export const panelPicture = componentStyle({
  borderRadius: vars.radius.card,
  overflow: "hidden",
  "@media": { [media.belowDesktop]: { inlineSize: vars.size.thumbL, flex: "none" } },
});
