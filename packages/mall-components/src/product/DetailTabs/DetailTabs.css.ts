import {
  componentStyle,
  focusRingInside,
  hover,
  media,
  selected,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";
export const bar = componentStyle({
  position: "sticky",
  insetBlockStart: "var(--mall-detailTabs-top, var(--mall-sticky-top, 0))",
  zIndex: zIndex.sticky,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  background: vars.color.surface,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  selectors: { "&[data-stuck]": { boxShadow: vars.shadow.middle } },
  "@media": { [media.short]: { position: "static" } },
});
export const links = componentStyle({ display: "flex", overflowX: "auto", scrollbarWidth: "none" });
export const link = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlL,
    paddingInline: vars.space.xl,
    borderBlockStart: `${vars.borderWidth.mark} solid transparent`,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({
    borderBlockStartColor: vars.color.accent,
    color: vars.color.accent,
    fontWeight: vars.weight.strong,
  }),
]);
export const aside = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.m,
  paddingInline: vars.space.m,
  // On a phone the buttons stay at the foot of the screen.
  "@media": { [media.narrow]: { display: "none" } },
});
export const section = componentStyle({
  padding: vars.space.l,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  scrollMarginBlockStart: times(vars.size.controlL, 1.4),
  minInlineSize: 0,
});
export const title = componentStyle({
  marginBlockEnd: vars.space.l,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.borderWidth.mark} solid ${vars.color.accent}`,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.tight,
});
