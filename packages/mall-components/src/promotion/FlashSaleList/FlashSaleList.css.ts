import { clampLines, componentStyle, media, times, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const row = componentStyle({
  display: "flex",
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  selectors: { "&:is([data-state=soldOut], [data-state=ended])": { background: vars.color.surfaceSunken } },
  "@media": { [media.narrow]: { gap: vars.space.s, padding: vars.space.m } },
});
export const picture = componentStyle({
  flex: "none",
  inlineSize: times(vars.size.thumbL, 1.3),
  selectors: { ":is([data-state=soldOut], [data-state=ended]) > &": { filter: "grayscale(1)" } },
  "@media": { [media.narrow]: { inlineSize: vars.size.thumbL } },
});
export const name = componentStyle([
  // What is cut off with further lines leaves a finger room around one.
  clampLines(2, vars.space.xxs),
  { fontSize: vars.fontSize.m, fontWeight: vars.weight.medium },
]);
export const end = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockStart: "auto",
  "@media": { [media.narrow]: { columnGap: vars.space.xxs } },
});
