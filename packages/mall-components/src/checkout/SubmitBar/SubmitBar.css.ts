import { componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";
import { keepClearOf } from "../../parts/sticky-foot.ts";

export const bar = componentStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: zIndex.sticky,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  padding: vars.space.m,
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.middle,
  "@media": {
    [media.wide]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: vars.space.xl,
      paddingInline: vars.space.l,
    },
    [media.short]: { position: "static" },
  },
});

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  minInlineSize: 0,
  "@media": { [media.wide]: { alignItems: "flex-end", textAlign: "end" } },
});

export const receiver = componentStyle({ display: "inline-block", paddingInlineStart: vars.space.m });
export const error = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.danger });

export const action = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xxs,
  flex: "none",
  // As wide as the button's words in large letters; a reason below it wraps.
  "@media": { [media.wide]: { inlineSize: "min-content", minInlineSize: times(vars.size.thumbM, 2.5) } },
});

keepClearOf(bar, times(vars.size.controlL, 2.5), times(vars.size.controlL, 4.5));
