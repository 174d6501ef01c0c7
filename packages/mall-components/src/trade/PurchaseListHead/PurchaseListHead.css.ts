import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "grid",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});
export const line = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  // The form of another name opens below its own words.
  alignItems: "baseline",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
});
export const name = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});
export const rename = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s,
  inlineSize: times(vars.size.thumbL, 3),
  maxInlineSize: "100%",
  paddingBlockStart: vars.space.xs,
});
export const summary = componentStyle({
  cursor: "pointer",
  color: vars.color.link,
  fontSize: vars.fontSize.s,
});
export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
});
