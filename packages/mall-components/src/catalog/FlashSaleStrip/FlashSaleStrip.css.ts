import {
  belowFold,
  clampLines,
  componentStyle,
  focusRingInside,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const strip = componentStyle([
  belowFold(vars.size.card),
  {
    display: "grid",
    gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr)`,
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    overflow: "hidden",
    "@media": {
      // Its height from the start: the head stays where it is while the goods stream in.
      [media.desktop]: { minBlockSize: times(vars.size.card, 1.13) },
      [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
]);
export const head = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  padding: vars.space.l,
  background: `linear-gradient(160deg, ${vars.color.sale}, ${vars.color.saleHover})`,
  color: vars.color.onSale,
  textAlign: "center",
  "@media": {
    [media.narrow]: {
      flexDirection: "row",
      flexWrap: "wrap",
      justifyContent: "space-between",
      gap: vars.space.s,
      padding: vars.space.m,
    },
  },
});
export const title = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  "@media": { [media.narrow]: { fontSize: vars.fontSize.xl } },
});
export const round = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.weight.medium });
export const clock = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
});
export const next = componentStyle({ fontSize: vars.fontSize.xs });
export const more = componentStyle({ fontSize: vars.fontSize.s });
export const items = componentStyle({
  position: "relative",
  minInlineSize: 0,
  display: "grid",
  gridAutoFlow: "column",
  // A sixth each, however many have come.
  gridAutoColumns: "calc(100% / 6)",
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": {
    [media.belowDesktop]: { gridAutoColumns: times(vars.size.thumbL, 1.6) },
    [media.narrow]: { gridAutoColumns: "40%" },
  },
});
export const item = componentStyle({
  minInlineSize: 0,
  selectors: { "& + &": { borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}` } },
});
export const card = componentStyle([
  {
    display: "grid",
    alignContent: "start",
    gap: vars.space.xs,
    blockSize: "100%",
    padding: vars.space.m,
    fontSize: vars.fontSize.s,
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
]);
export const name = componentStyle([clampLines(1), { marginBlockStart: vars.space.xs }]);
