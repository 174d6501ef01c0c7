import { componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";
import { keepClearOf } from "../sticky-foot.ts";

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
      quiet: { color: vars.color.textMuted },
      near: { color: vars.color.onInfoSoft, background: vars.color.infoSoft },
      over: { color: vars.color.onWarningSoft, background: vars.color.warningSoft },
    },
  },
});

export const limitWords = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
});

export const row = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
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

export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  color: vars.color.textMuted,
});

export const sums = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  "@media": { [media.wide]: { flexWrap: "nowrap", columnGap: vars.space.xl } },
});

export const count = componentStyle({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { flexBasis: "100%" } },
});

export const total = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  "@media": { [media.narrow]: { alignItems: "flex-start" } },
});

export const sum = componentStyle({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.strong,
});

export const discount = componentStyle({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

export const settle = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xxs,
  // A large sum pushes the button onto its own line, as wide as the bar.
  flex: `1 0 ${times(vars.size.thumbM, 2)}`,
  "@media": { [media.wide]: { flexGrow: 0 } },
});

export const why = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  textAlign: "center",
});

export const off = componentStyle({ color: vars.color.price });

keepClearOf(bar, times(vars.size.controlL, 2.5), times(vars.size.controlL, 4.5));
