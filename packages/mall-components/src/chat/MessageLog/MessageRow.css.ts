import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const row = componentRecipe({
  base: {
    display: "flex",
    gap: vars.space.s,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.xs,
    selectors: {
      "&[data-found]": { background: vars.color.warningSoft },
    },
  },
  variants: {
    side: { own: { justifyContent: "flex-end" }, shop: {} },
    isFirst: { true: { paddingBlockStart: vars.space.m } },
  },
});

export const avatar = componentStyle({ flex: "none", inlineSize: vars.size.iconXl });

export const column = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: "84%",
  position: "relative",
  selectors: { [`${row.classNames.variants.side.own} &`]: { alignItems: "flex-end" } },
});

export const line = componentStyle({
  display: "flex",
  alignItems: "flex-end",
  gap: vars.space.s,
  minInlineSize: 0,
  maxInlineSize: "100%",
  selectors: { [`${row.classNames.variants.side.own} &`]: { flexDirection: "row-reverse" } },
});

export const state = componentStyle({
  flex: "none",
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.text,
  color: vars.color.textFaint,
});

export const notice = componentStyle({
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.s,
  fontSize: vars.fontSize.xs,
  textAlign: "center",
  color: vars.color.textFaint,
  overflowWrap: "anywhere",
});
