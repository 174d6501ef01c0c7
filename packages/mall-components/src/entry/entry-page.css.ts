import { componentGlobalStyle, componentStyle, focusRing, vars } from "@tradehall/ui/css";

export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100vh",
  background: vars.color.surface,
});

/** As wide as a page. */
export const frame = {
  inlineSize: "100%",
  maxInlineSize: vars.size.frame,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
} as const;

export const head = componentStyle([
  frame,
  { display: "flex", alignItems: "center", gap: vars.space.l, minBlockSize: vars.size.header },
]);
export const brand = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.m,
    minInlineSize: 0,
    borderRadius: vars.radius.m,
  },
  focusRing,
]);
export const logo = componentStyle({ flex: "none", inlineSize: vars.size.thumbS });
export const company = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  selectors: { "[data-ground=landing] &": { fontSize: vars.fontSize.xl } },
});

export const stage = componentStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  selectors: {
    ":not([data-ground=plain]) > &": {
      background: vars.ground.entry,
      color: vars.color.onHeader,
    },
    "[data-ground=plain] > &": {
      background: vars.color.page,
      borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
    },
  },
});
export const background = componentStyle({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  opacity: 0.35,
  selectors: { "[data-ground=landing] &": { opacity: 0.3 } },
});

export const foot = componentStyle({
  padding: vars.space.l,
  textAlign: "center",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

componentGlobalStyle(`${background} img`, { blockSize: "100%", objectFit: "cover" });
