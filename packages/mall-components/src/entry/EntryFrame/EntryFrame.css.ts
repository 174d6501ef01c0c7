import { componentStyle, focusRing, media, vars } from "@tradehall/ui/css";

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

export const foot = componentStyle({
  padding: vars.space.l,
  textAlign: "center",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});
