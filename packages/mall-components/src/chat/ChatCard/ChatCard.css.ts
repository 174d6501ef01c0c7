import {
  clampLines,
  componentRecipe,
  componentStyle,
  ellipsis,
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

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  minInlineSize: 0,
});

export const number = componentStyle([{ fontSize: vars.fontSize.xs, color: vars.color.textMuted }, ellipsis]);

export const goods = componentStyle({ display: "flex", gap: vars.space.m, minInlineSize: 0 });

export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
});

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
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

export const faint = componentStyle([{ fontSize: vars.fontSize.xs, color: vars.color.textFaint }, ellipsis]);

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockStart: "auto",
});

export const facts = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s,
  minInlineSize: 0,
});
