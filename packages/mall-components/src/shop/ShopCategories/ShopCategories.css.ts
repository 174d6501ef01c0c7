import {
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  selected,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const wide = componentStyle({
  padding: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  "@media": { [media.belowDesktop]: { display: "none" } },
});
export const narrow = componentStyle({
  fontSize: vars.fontSize.s,
  "@media": { [media.desktop]: { display: "none" } },
});
export const below = componentStyle({
  display: "grid",
  paddingInlineStart: vars.space.m,
});
export const name = componentRecipe({
  base: [
    {
      alignSelf: "flex-start",
      paddingBlock: vars.space.xs,
      borderRadius: vars.radius.s,
      overflowWrap: "anywhere",
    },
    smooth,
    focusRing,
    hover({ color: vars.color.accent }),
    selected({ color: vars.color.accent, fontWeight: vars.weight.strong }),
  ],
  variants: {
    isTop: { true: { fontWeight: vars.weight.strong }, false: {} },
  },
});
