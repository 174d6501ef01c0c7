import { componentRecipe, componentStyle, focusRing, hover, vars } from "@tradehall/ui/css";

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

export const picture = componentStyle([
  {
    display: "block",
    padding: 0,
    overflow: "hidden",
    background: vars.color.surfaceSunken,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    borderRadius: vars.radius.xl,
    cursor: "zoom-in",
  },
  focusRing,
]);
