import { componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";
import { keepClearOf } from "../../parts/sticky-foot.ts";

export const bar = componentStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.middle,
  overflow: "hidden",
  "@media": { [media.short]: { position: "static" } },
});

export const limit = componentRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.xs,
    fontSize: vars.fontSize.xs,
    borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  variants: {
    tone: {
      // A phone has no room for it before the limit is near.
      quiet: { color: vars.color.textMuted, "@media": { [media.narrow]: { display: "none" } } },
      near: { color: vars.color.onInfoSoft, background: vars.color.infoSoft },
      over: { color: vars.color.onWarningSoft, background: vars.color.warningSoft },
    },
  },
});

export const row = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  "@media": {
    [media.wide]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      paddingInline: vars.space.l,
      paddingBlock: vars.space.m,
    },
  },
});

/** On a phone two columns: what it costs, and the button. */
export const sums = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.m,
  "@media": {
    [media.wide]: { gridTemplateColumns: "auto auto auto", columnGap: vars.space.xl },
  },
});

export const count = componentStyle({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { fontSize: vars.fontSize.xs, alignSelf: "end" } },
});

export const total = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  "@media": { [media.narrow]: { flexFlow: "row wrap", alignSelf: "start", columnGap: vars.space.s } },
});

export const settle = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xxs,
  minInlineSize: times(vars.size.thumbM, 2),
  "@media": {
    [media.narrow]: { gridColumn: 2, gridRow: "1 / span 2", minInlineSize: times(vars.size.thumbM, 1.6) },
  },
});

keepClearOf(bar, times(vars.size.controlL, 2.5), times(vars.size.controlL, 3));
