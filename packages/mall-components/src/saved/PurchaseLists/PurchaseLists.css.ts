import { componentStyle, media, times, vars } from "@tradehall/ui/css";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const form = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockEnd: line,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});
export const field = componentStyle({
  flex: `0 1 ${times(vars.size.thumbL, 4)}`,
  minInlineSize: 0,
});
export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockEnd: line,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});
export const words = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  flex: `1 1 ${times(vars.size.thumbL, 2)}`,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
