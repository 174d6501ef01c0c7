import {
  clampLines,
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const card = componentRecipe({
  base: { display: "grid", gap: vars.space.s, minInlineSize: 0, color: vars.color.text },
  variants: {
    look: {
      card: {
        inlineSize: vars.size.field,
        maxInlineSize: "100%",
        padding: vars.space.m,
        background: vars.color.surface,
        border: `${vars.borderWidth.line} solid ${vars.color.line}`,
        borderRadius: vars.radius.xl,
      },
      row: { paddingBlock: vars.space.m },
    },
  },
});

export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
});

const name = { fontSize: vars.fontSize.s, lineHeight: vars.lineHeight.snug } as const;

export const title = componentStyle([name, clampLines(2)]);

export const link = componentStyle([
  name,
  { borderRadius: vars.radius.s },
  clampLines(2),
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockStart: "auto",
});
