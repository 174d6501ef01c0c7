import { componentRecipe, componentStyle, times, vars } from "@tradehall/ui/css";

export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });

export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${times(vars.size.sidebar, 1.3)}), 1fr))`,
  gap: vars.space.s,
});

export const voucher = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const code = componentRecipe({
  base: {
    fontFamily: vars.font.mono,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  variants: {
    state: {
      unused: {},
      used: { color: vars.color.textMuted, textDecoration: "line-through" },
      expired: { color: vars.color.textMuted, textDecoration: "line-through" },
    },
  },
});
