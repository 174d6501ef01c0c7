import {
  clampLines,
  componentGlobalStyle,
  componentStyle,
  focusRing,
  focusRingInside,
  hover,
  media,
  times,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

/** Head alone, with what it is off the edge by. */
const foot = `calc(${vars.size.controlS} + ${vars.space.s} * 2)`;
const overBars = `calc(${vars.size.controlL} + ${vars.space.l})`;

export const tray = componentStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  zIndex: zIndex.sticky + 2,
  maxInlineSize: `calc(100vw - ${vars.space.l})`,
  paddingInline: vars.space.m,
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize.s,
  selectors: { "&[data-open]": { inlineSize: times(vars.size.dialogL, 1.1) } },
  "@media": {
    // Above the bar that a product's page has at the foot of a phone's screen.
    [media.narrow]: {
      insetBlockEnd: `var(--mall-page-foot, ${overBars})`,
      insetInlineStart: vars.space.s,
      transform: "none",
      maxInlineSize: `calc(100vw - ${vars.space.s} * 2)`,
      borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
    },
    [media.print]: { display: "none" },
  },
});
// Nothing of the page ends under it, and bars at the foot stand above it.
componentGlobalStyle(`:root:has(${tray}) body`, { paddingBlockEnd: foot });
const open = `calc(${foot} + ${vars.size.thumbS} + ${vars.space.xs} * 2 + ${vars.space.m})`;
const standsAt = (selector: string, height: string) =>
  componentGlobalStyle(selector, {
    vars: { "--mall-compareTray-foot": height },
    "@media": { [media.narrow]: { vars: { "--mall-compareTray-foot": vars.space.none } } },
  });
standsAt(`:root:has(${tray})`, foot);
standsAt(`:root:has(${tray}[data-open])`, open);

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
});
export const toggle = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
    fontVariantNumeric: "tabular-nums",
    "@media": { [media.coarse]: { minBlockSize: vars.size.controlM } },
  },
  focusRing,
  hover({ color: vars.color.accent }),
]);
export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  selectors: { "&[hidden]": { display: "none" } },
});
export const item = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.xs,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
export const room = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    minBlockSize: vars.size.thumbS,
    border: `${vars.borderWidth.line} dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
  },
]);
export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbS,
  "@media": { [media.narrow]: { display: "none" } },
});
export const name = componentStyle([
  clampLines(2),
  { flex: "1 1 0", minInlineSize: 0, fontSize: vars.fontSize.xs, borderRadius: vars.radius.s },
  focusRingInside,
  hover({ color: vars.color.linkHover }),
]);
