import {
  belowFold,
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const floor = componentStyle([
  belowFold(times(vars.size.card, 4)),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.s,
    scrollMarginBlockStart: times(vars.size.controlL, 1.6),
  },
]);
export const body = componentRecipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.m },
  variants: {
    hasPanel: {
      true: { "@media": { [media.desktop]: { gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)` } } },
    },
  },
});
export const panel = componentRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: vars.space.l,
    overflow: "hidden",
    background: `linear-gradient(170deg, ${vars.color.accent}, ${vars.color.accentPressed})`,
    color: vars.color.onAccent,
    borderRadius: vars.radius.card,
    "@media": { [media.belowDesktop]: { gap: vars.space.m } },
  },
  variants: {
    hasBanner: {
      true: { padding: vars.space.s, gap: vars.space.s },
      false: { padding: vars.space.l },
    },
  },
});
export const panelLink = componentStyle([
  {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    gap: vars.space.xl,
    borderRadius: vars.radius.m,
    "@media": {
      [media.belowDesktop]: { flexDirection: "row", alignItems: "center", justifyContent: "space-between" },
    },
  },
  smooth,
  focusRing,
  hover({ opacity: 0.92 }),
]);
export const panelLinks = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.s,
  "@media": { [media.belowDesktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const panelChip = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.xs,
    border: `${vars.borderWidth.line} solid color-mix(in srgb, ${vars.color.onAccent} 40%, transparent)`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.s,
    textAlign: "center",
  },
  smooth,
  focusRing,
  hover({ background: vars.color.surface, color: vars.color.accent }),
]);
export const panelTitle = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
});
export const panelPicture = componentStyle({
  marginBlock: "auto",
  borderRadius: vars.radius.card,
  overflow: "hidden",
  "@media": { [media.belowDesktop]: { inlineSize: vars.size.thumbL, flex: "none" } },
});

export const goods = componentStyle({ minInlineSize: 0 });
// A phone shows three rows of a floor; its heading leads to the rest.
componentGlobalStyle(`${goods} li:nth-child(n + 7)`, { "@media": { [media.narrow]: { display: "none" } } });
