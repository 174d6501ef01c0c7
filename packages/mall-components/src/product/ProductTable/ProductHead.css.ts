import { clampLines, componentStyle, focusRing, hover, media, vars } from "@tradehall/ui/css";

export const product = componentStyle({
  padding: vars.space.s,
  paddingInlineStart: vars.space.m,
  textAlign: "start",
  verticalAlign: "middle",
  "@media": { [media.narrow]: { paddingInlineStart: vars.space.s } },
});
export const thumb = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbS,
  "@media": { [media.narrow]: { display: "none" } },
});
export const link = componentStyle([
  clampLines(2, vars.space.xs),
  { borderRadius: vars.radius.s },
  focusRing,
  hover({ color: vars.color.linkHover }),
]);
const beside = { color: vars.color.textMuted, fontSize: vars.fontSize.xs } as const;
export const spec = componentStyle({ ...beside, display: "block", overflowWrap: "anywhere" });
export const facts = componentStyle({
  ...beside,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
});
