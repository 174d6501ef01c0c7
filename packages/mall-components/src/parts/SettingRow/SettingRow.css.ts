import { componentStyle, media, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingBlock: vars.space.m,
  selectors: { "& + &": { borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}` } },
  "@media": { [media.narrow]: { columnGap: vars.space.m } },
});

export const hint = componentStyle({
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
