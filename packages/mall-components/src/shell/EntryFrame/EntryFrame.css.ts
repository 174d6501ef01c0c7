import { componentGlobalStyle, componentStyle, focusRing, media, times, vars } from "@tradehall/ui/css";

export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100vh",
  background: vars.color.surface,
});

const frame = {
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
  { display: "inline-flex", alignItems: "center", gap: vars.space.m, borderRadius: vars.radius.m },
  focusRing,
]);
export const logo = componentStyle({ inlineSize: vars.size.thumbS });
export const company = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
});
export const headWords = componentStyle({
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.l,
  // On a phone the name and the way to the sign-in share the line; the card says the rest.
  "@media": { [media.narrow]: { display: "none" } },
});
export const aside = componentStyle({
  display: "flex",
  flexShrink: 0,
  gap: vars.space.xs,
  marginInlineStart: "auto",
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const stage = componentStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  overflow: "hidden",
  selectors: {
    "&[data-ground=brand]": {
      background: `linear-gradient(115deg, ${vars.color.headerBg} 0%, ${vars.color.headerBg} 52%, ${vars.color.accent} 52.1%, ${vars.color.accentPressed} 100%)`,
      color: vars.color.onHeader,
    },
    "&[data-ground=plain]": {
      background: vars.color.page,
      borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
    },
  },
});
export const background = componentStyle({ position: "absolute", inset: 0, opacity: 0.35 });

export const center = componentStyle([
  frame,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlock: vars.space.xxl,
    selectors: {
      "[data-ground=brand] > &": {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto)",
        alignItems: "center",
        gap: vars.space.xxl,
      },
      "[data-ground=plain] > &": { alignContent: "start", justifyItems: "center" },
    },
    "@media": {
      [media.belowDesktop]: {
        paddingBlock: vars.space.xl,
        alignContent: "start",
        selectors: { "[data-ground=brand] > &": { gridTemplateColumns: "minmax(0, 1fr)" } },
      },
    },
  },
]);

export const welcome = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: times(vars.fontSize.display, 1.5),
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
  maxInlineSize: "16em",
  whiteSpace: "pre-line",
  "@media": { [media.belowDesktop]: { fontSize: vars.fontSize.xl } },
});

export const foot = componentStyle({
  padding: vars.space.l,
  textAlign: "center",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

componentGlobalStyle(`${background} > span, ${background} img`, { blockSize: "100%", objectFit: "cover" });
