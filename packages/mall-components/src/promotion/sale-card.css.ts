import {
  clampLines,
  componentGlobalStyle,
  componentStyle,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export { link } from "../product/ProductCard/ProductCard.css.ts";

export const list = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [media.narrow]: { gap: vars.space.s },
  },
  selectors: {
    // One or two lie in the whole width.
    "&[data-few]": { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22em), 1fr))" },
  },
});
export const item = componentStyle({ minInlineSize: 0 });
export const card = componentStyle([
  {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    blockSize: "100%",
    padding: vars.space.m,
    background: vars.color.surface,
    border: `${vars.borderWidth.line} solid transparent`,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize.s,
    "@media": { [media.narrow]: { padding: vars.space.s } },
    selectors: {
      "[data-few] &": {
        display: "grid",
        gridTemplateColumns: `${times(vars.size.thumbL, 1.6)} minmax(0, 1fr)`,
        gridTemplateRows: "auto auto 1fr",
        columnGap: vars.space.l,
      },
    },
  },
  smooth,
  hover({ borderColor: vars.color.sale }),
]);
export const picture = componentStyle({
  selectors: { "[data-few] &": { gridRow: "1 / span 4", alignSelf: "start" } },
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
/** A word over a corner of the picture. */
export const mark = {
  position: "absolute",
  insetInlineStart: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.strong,
} as const;
export const gone = componentStyle({
  ...mark,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  background: vars.color.surfaceInverse,
  color: vars.color.onSurfaceInverse,
  textAlign: "center",
});
export const name = componentStyle([
  clampLines(2),
  {
    minBlockSize: `calc(${vars.fontSize.s} * ${vars.lineHeight.text} * 2)`,
    lineHeight: vars.lineHeight.text,
    fontSize: vars.fontSize.s,
    fontWeight: vars.weight.regular,
  },
]);
export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockStart: "auto",
});
// On a phone a card has room for the button alone in its line.
export const act = componentStyle({
  position: "relative",
  zIndex: 1,
  "@media": { [media.narrow]: { flexBasis: "100%" } },
});
componentGlobalStyle(`${act} > *`, { "@media": { [media.narrow]: { inlineSize: "100%" } } });
