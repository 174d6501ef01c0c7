import { componentRecipe, componentStyle, focusRing, hover, times, vars } from "@tradehall/ui/css";

export const bubble = componentRecipe({
  base: {
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    fontSize: vars.fontSize.m,
    lineHeight: vars.lineHeight.text,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    borderRadius: vars.radius.xl,
  },
  variants: {
    side: {
      own: { background: vars.color.accentSoft, color: vars.color.text },
      shop: {
        background: vars.color.surface,
        color: vars.color.text,
        border: `${vars.borderWidth.line} solid ${vars.color.line}`,
      },
    },
  },
});

export const link = componentStyle([
  {
    color: vars.color.accent,
    textDecoration: "underline",
    textUnderlineOffset: vars.space.xxs,
    borderRadius: vars.radius.s,
  },
  focusRing,
  hover({ textDecorationThickness: vars.borderWidth.strong }),
]);

export const emoji = componentStyle({ fontSize: vars.fontSize.display, lineHeight: vars.lineHeight.snug });

export const picture = componentRecipe({
  base: [
    {
      display: "block",
      maxInlineSize: "100%",
      maxBlockSize: times(vars.size.card, 1.25),
      padding: 0,
      overflow: "hidden",
      background: vars.color.surface,
      border: `${vars.borderWidth.line} solid ${vars.color.line}`,
      borderRadius: vars.radius.xl,
    },
    focusRing,
  ],
  variants: {
    isOpenable: { true: { cursor: "zoom-in" } },
    room: {
      small: { inlineSize: vars.size.thumbL },
      tall: { inlineSize: times(vars.size.card, 0.56) },
      upright: { inlineSize: times(vars.size.card, 0.75) },
      wide: { inlineSize: vars.size.card },
    },
  },
});
