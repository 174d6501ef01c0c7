import { componentGlobalStyle, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const box = componentStyle({ display: "grid", gap: vars.space.l, fontSize: vars.fontSize.s });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "var(--mall-detail-label, 5em) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.s,
});
export const label = componentStyle({
  paddingBlockStart: times(vars.space.s, 0.9),
  color: vars.color.textMuted,
});
export const quantity = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: vars.size.controlM,
});
export const rules = componentStyle({
  paddingInline: vars.space.s,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.xs,
});

export const end = componentStyle({
  display: "grid",
  gap: vars.space.s,
  "@media": {
    // At the foot of a phone's screen, whatever of the page is being read.
    [media.narrow]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      // The page's own sticky tabs pass under it.
      zIndex: zIndex.sticky + 1,
      padding: vars.space.s,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.middle,
    },
    [media.short]: { position: "static", padding: 0, boxShadow: "none" },
  },
});
export const missing = componentStyle({
  color: vars.color.danger,
  selectors: { "&:empty": { display: "none" } },
});
export const buttons = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.m,
  "@media": {
    [media.narrow]: { flexWrap: "nowrap", alignItems: "center", gap: vars.space.s },
    // In the page, as high as it needs: at a zoom of 400 % four of them are wider than the window.
    [media.short]: { flexWrap: "wrap" },
  },
});
componentGlobalStyle(`${buttons} > *`, {
  "@media": { [media.narrow]: { flex: "1 1 auto", paddingInline: vars.space.xs } },
});
// Why nothing can be bought: in two lines rather than in the way of what can be done instead.
export const reason = componentStyle({
  "@media": { [media.narrow]: { flex: "1 1 7em", minInlineSize: 0, paddingInline: 0 } },
});
componentGlobalStyle(`${reason} > *`, {
  "@media": {
    [media.narrow]: {
      inlineSize: "100%",
      paddingInline: vars.space.xs,
      fontSize: vars.fontSize.s,
      whiteSpace: "normal",
    },
  },
});
/** Four of them in one row, on the narrowest phone and in English, too. */
export const grouped = componentStyle({});
componentGlobalStyle(`${grouped} > *`, {
  "@media": {
    [media.narrow]: {
      minInlineSize: 0,
      paddingInline: vars.space.xs,
      fontSize: vars.fontSize.xs,
      lineHeight: vars.lineHeight.snug,
      whiteSpace: "normal",
    },
  },
});
/** Is on the page as well, where the bar has no room for it. */
export const besides = componentStyle({ "@media": { [media.narrow]: { display: "none" } } });
export const twoLines = componentStyle({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space.xs,
  "@media": { [media.narrow]: { display: "grid", gap: 0 } },
});
// The quiet ones, from the favourites' on: their words under their marks leave the room to those that buy.
const quiet = `${buttons} > :is([aria-pressed], [aria-pressed] ~ *)`;
componentGlobalStyle(quiet, {
  "@media": { [media.narrow]: { flex: "none", paddingInline: 0, fontSize: vars.fontSize.xs } },
});
componentGlobalStyle(`${quiet}, ${quiet} > span`, {
  "@media": { [media.narrow]: { flexDirection: "column", gap: vars.space.xxs } },
});
// The page ends above them, and nothing that has the focus hides under them.
const height = `calc(${vars.size.controlL} + ${vars.space.s} * 2)`;
componentGlobalStyle(`:root:has(${end})`, {
  "@media": {
    [media.narrow]: { scrollPaddingBlockEnd: height },
    [media.short]: { scrollPaddingBlockEnd: 0 },
  },
});
componentGlobalStyle(`:root:has(${end}) body`, {
  "@media": { [media.narrow]: { paddingBlockEnd: height }, [media.short]: { paddingBlockEnd: 0 } },
});
