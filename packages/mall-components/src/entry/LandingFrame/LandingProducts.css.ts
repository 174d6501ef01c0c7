import { componentStyle, media, vars } from "@tradehall/ui/css";

/** Below the desktop width the form comes first. */
export const products = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.m,
  marginBlockStart: vars.space.m,
  "@media": { [media.belowDesktop]: { display: "none" } },
});
export const product = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: `color-mix(in srgb, ${vars.color.onHeader} 8%, ${vars.color.headerBg})`,
});
export const picture = componentStyle({ flex: "none", inlineSize: vars.size.thumbM });
export const brief = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.onHeaderMuted });
