import { recipe, style, vars } from "../../css/index.ts";

export const state = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    textAlign: "center",
    gap: vars.space.s,
    marginInline: "auto",
    maxInlineSize: vars.size.dialogS,
  },
  variants: {
    size: {
      s: { paddingBlock: vars.space.l },
      m: { paddingBlock: vars.space.xxxl },
    },
  },
});

export const picture = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.round,
  // A tint of its own ink, so that it shows on a card as well as on the page.
  background: "color-mix(in srgb, currentcolor 12%, transparent)",
  color: vars.color.textFaint,
});

export const title = style({
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});

export const description = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});
