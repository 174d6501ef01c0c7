import { componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";

export const day = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  paddingInline: vars.space.l,
  paddingBlockStart: vars.space.m,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});

export const dayTitle = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"tick goods goods" "tick price acts"',
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  padding: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `auto minmax(0, 1fr) ${times(vars.size.thumbM, 2)} auto`,
      gridTemplateAreas: '"tick goods price acts"',
      paddingInline: vars.space.l,
    },
  },
});

export const tick = componentStyle({ gridArea: "tick" });
export const goods = componentStyle({ gridArea: "goods", minInlineSize: 0 });
export const price = componentStyle({ gridArea: "price", minInlineSize: 0 });

export const acts = componentStyle({
  gridArea: "acts",
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.xs,
});

export const result = componentRecipe({
  base: { fontSize: vars.fontSize.xs, overflowWrap: "anywhere" },
  variants: {
    isAdded: {
      true: { color: vars.color.success },
      false: { color: vars.color.danger },
    },
  },
});
