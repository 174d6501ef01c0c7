import { componentStyle, focusRingInside, hover, media, smooth, times, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflow: "hidden",
});
export const tabs = componentStyle({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: `minmax(${times(vars.size.thumbL, 1.1)}, 1fr)`,
  overflowX: "auto",
  scrollbarWidth: "none",
  background: vars.color.surfaceInverse,
  color: vars.color.onSurfaceInverse,
});
export const slot = componentStyle({ minInlineSize: 0 });
export const tab = componentStyle([
  {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: vars.space.xxs,
    blockSize: "100%",
    minBlockSize: times(vars.size.controlL, 1.4),
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    fontSize: vars.fontSize.s,
    textAlign: "center",
    whiteSpace: "nowrap",
    selectors: { "&[aria-current]": { background: vars.color.sale, color: vars.color.onSale } },
    // Backgrounds go there.
    "@media": {
      "(forced-colors: active)": {
        selectors: {
          "&[aria-current]": { border: `${vars.borderWidth.strong} solid currentColor` },
        },
      },
    },
  },
  smooth,
  focusRingInside,
  hover({ textDecoration: "underline" }),
]);
export const time = componentStyle({
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
});
export const hint = componentStyle({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xl,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});
