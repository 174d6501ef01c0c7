import {
  belowFold,
  clampLines,
  componentRecipe,
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
/** A part each, known before they have come. */
const parts = (count: number) => ({
  "@media": { [media.desktop]: { gridAutoColumns: `calc(100% / ${count})` } },
});
export const items = componentRecipe({
  base: {
    position: "relative",
    minInlineSize: 0,
    display: "grid",
    gridAutoFlow: "column",
    overflowX: "auto",
    scrollbarWidth: "none",
    "@media": {
      [media.belowDesktop]: { gridAutoColumns: times(vars.size.thumbL, 1.6) },
      [media.narrow]: { gridAutoColumns: "40%" },
    },
  },
  variants: { count: { 1: parts(1), 2: parts(2), 3: parts(3), 4: parts(4), 5: parts(5), 6: parts(6) } },
});
export const item = componentStyle({
  minInlineSize: 0,
  selectors: { "& + &": { borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}` } },
});
export const card = componentStyle([
  {
    display: "grid",
    alignContent: "start",
    gap: vars.space.m,
    blockSize: "100%",
    padding: vars.space.m,
    fontSize: vars.fontSize.s,
    "@media": {
      [media.desktop]: {
        selectors: {
          // Few lie, so that none is a poster.
          "[data-few] &": {
            gridTemplateColumns: `${times(vars.size.thumbL, 1.6)} minmax(0, 1fr)`,
            alignItems: "center",
            alignContent: "center",
            gap: vars.space.l,
            paddingInline: vars.space.xl,
          },
        },
      },
    },
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
]);
export const name = componentStyle([
  clampLines(1),
  {
    "@media": {
      [media.desktop]: { selectors: { "[data-few] &": { WebkitLineClamp: 2, fontSize: vars.fontSize.m } } },
    },
  },
]);
