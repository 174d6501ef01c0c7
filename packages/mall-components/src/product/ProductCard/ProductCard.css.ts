import { clampLines, componentStyle, focusRing, hover, smooth, times, vars } from "@tradehall/ui/css";

/** 1 while the pointer or the focus is in the card, for what is over its picture. */
export const reveal = "--mall-productCard-reveal";

export const card = componentStyle([
  {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    blockSize: "100%",
    minInlineSize: 0,
    padding: vars.space.s,
    background: vars.color.surface,
    border: `${vars.borderWidth.line} solid transparent`,
    borderRadius: vars.radius.card,
    fontSize: vars.fontSize.s,
    selectors: { "&:focus-within": { vars: { [reveal]: "1" } } },
  },
  smooth,
  hover({ borderColor: vars.color.accent, vars: { [reveal]: "1" } }),
]);

export const picture = componentStyle({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const veil = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: `color-mix(in srgb, ${vars.color.surface} 55%, transparent)`,
});
export const veilWord = componentStyle({
  display: "grid",
  placeItems: "center",
  // Its word keeps one line in large letters, too.
  inlineSize: `max(${vars.size.thumbM}, 5em)`,
  aspectRatio: "1",
  borderRadius: vars.radius.round,
  background: vars.color.surfaceInverse,
  color: vars.color.onSurfaceInverse,
  opacity: 0.88,
});

/** Leads to goods in its place; over the link of the whole card. */
export const similar = componentStyle([
  {
    position: "absolute",
    zIndex: 1,
    insetBlockEnd: vars.space.s,
    display: "grid",
    placeItems: "center",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.link,
  },
  focusRing,
  hover({ color: vars.color.linkHover, textDecoration: "underline" }),
]);
export const priceRow = componentStyle({
  display: "block",
  minBlockSize: times(vars.fontSize.priceM, 1.3),
  marginBlockStart: vars.space.xs,
});

export const name = componentStyle([
  clampLines(2),
  {
    minBlockSize: `calc(${vars.fontSize.s} * ${vars.lineHeight.text} * 2)`,
    lineHeight: vars.lineHeight.text,
    color: vars.color.text,
    textWrap: "wrap",
  },
]);

// The whole card is the link's target; what else can be pressed lies above it.
export const link = componentStyle([
  {
    outline: "none",
    selectors: {
      "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.card },
      "&:focus-visible::after": { outline: `${vars.borderWidth.focus} solid ${vars.color.focus}` },
    },
  },
  hover({ color: vars.color.linkHover }),
]);

export const mark = componentStyle({
  display: "inline-block",
  marginInlineEnd: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.sale,
  color: vars.color.onSale,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const tags = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  blockSize: times(vars.fontSize.xs, 1.75),
  overflow: "hidden",
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.s,
  minBlockSize: `calc(${vars.fontSize.xs} * ${vars.lineHeight.text})`,
  color: vars.color.textFaint,
  fontSize: vars.fontSize.xs,
  whiteSpace: "nowrap",
  overflow: "hidden",
});
export const shopLink = componentStyle([
  {
    position: "relative",
    zIndex: 1,
    display: "inline-block",
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.s,
  },
  focusRing,
  hover({ color: vars.color.linkHover, textDecoration: "underline" }),
]);
