import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  background: vars.color.surface,
});

// Under the words of the line above: its members belong to it.
export const content = componentStyle({
  display: "grid",
  gap: vars.space.s,
  marginInline: vars.space.m,
  marginBlockEnd: vars.space.m,
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
  "@media": {
    [media.desktop]: {
      marginInline: `calc(${vars.space.l} + ${vars.size.iconM} + ${vars.space.m}) ${vars.space.l}`,
    },
  },
});
export const members = componentStyle({ display: "grid", gap: vars.space.s });
export const goods = componentStyle({ flex: "1 1 0", minInlineSize: 0 });
export const count = componentStyle({
  minInlineSize: times(vars.size.iconM, 1.5),
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
