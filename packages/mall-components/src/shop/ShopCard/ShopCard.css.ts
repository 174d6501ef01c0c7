import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  ellipsis,
  focusRing,
  hover,
  media,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const card = componentRecipe({
  base: {
    display: "grid",
    gap: vars.space.m,
    padding: vars.space.l,
    background: vars.color.surface,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize.s,
    minInlineSize: 0,
  },
  variants: {
    variant: {
      side: { border: `${vars.borderWidth.line} solid ${vars.color.line}` },
      tile: { alignContent: "space-between", blockSize: "100%" },
      row: {
        gridTemplateColumns: "minmax(0, 1fr)",
        alignItems: "center",
        // Whatever the shop has no facts or goods for leaves its room to the name.
        "@media": {
          [media.desktop]: {
            gridAutoFlow: "column",
            gridAutoColumns: "fit-content(40%)",
            gap: vars.space.xl,
          },
        },
      },
    },
  },
});
export const logo = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbS,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: "hidden",
});
export const name = componentStyle([ellipsis, { fontSize: vars.fontSize.m, fontWeight: vars.weight.strong }]);
export const marks = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const brief = componentStyle([ellipsis, { color: vars.color.textMuted, fontSize: vars.fontSize.xs }]);
// What kind of shop it is is whole, whatever else does not.
componentGlobalStyle(`${marks} > :not(${brief})`, { flex: "none" });
/** Between a phone and a desktop pictures and numbers stay beside each other. */
const together = { maxInlineSize: "36em" };
export const facts = componentStyle({
  ...together,
  display: "flex",
  gap: vars.space.s,
  justifyContent: "space-between",
  selectors: { "&:empty": { display: "none" } },
});
export const fact = componentStyle({
  display: "grid",
  gap: vars.space.xxs,
  // One fact alone needs no column.
  selectors: { "&:only-child": { gridAutoFlow: "column", alignItems: "baseline", gap: vars.space.s } },
});
export const products = componentStyle({
  ...together,
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.s,
});
export const product = componentStyle([
  {
    position: "relative",
    display: "grid",
    gap: vars.space.xs,
    justifyItems: "center",
    borderRadius: vars.radius.s,
  },
  smooth,
  focusRing,
  hover({ opacity: 0.85 }),
]);
export const actions = componentRecipe({
  base: { display: "flex", flexWrap: "wrap", gap: vars.space.s },
  variants: {
    variant: {
      side: {},
      tile: {},
      // As wide with one word as with another, so that rows below each other stand in line.
      row: { "@media": { [media.desktop]: { minInlineSize: "15em" } } },
    },
  },
});
