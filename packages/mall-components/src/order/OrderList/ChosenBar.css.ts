import { componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";
import { keepClearOf } from "../../parts/sticky-foot.ts";

export const bar = componentStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  marginBlockStart: vars.space.m,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.s,
  // On a phone it would lie over the buttons of the order it is below.
  "@media": { [media.short]: { position: "static" }, [media.narrow]: { position: "static" } },
});

export const count = componentStyle({
  marginInlineEnd: "auto",
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

keepClearOf(bar, times(vars.size.controlL, 2), vars.space.none);

export const pay = componentStyle({ "@media": { [media.narrow]: { flexBasis: "100%" } } });
