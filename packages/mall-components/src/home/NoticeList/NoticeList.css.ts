import {
  componentRecipe,
  componentStyle,
  ellipsis,
  focusRingInside,
  hover,
  media,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const list = componentStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const notice = componentRecipe({
  base: [
    { display: "grid", gap: vars.space.xs, minInlineSize: 0, borderRadius: vars.radius.s },
    smooth,
    focusRingInside,
    hover({ color: vars.color.linkHover }),
  ],
  variants: {
    variant: {
      compact: {
        alignContent: "center",
        minBlockSize: vars.size.controlS,
        fontSize: vars.fontSize.xs,
        color: vars.color.textMuted,
      },
      full: {
        paddingBlock: vars.space.l,
        paddingInline: vars.space.s,
        borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
        fontSize: vars.fontSize.m,
      },
    },
  },
});
// On a phone a title of the list is whole, its time below it.
export const line = componentRecipe({
  base: { display: "flex", alignItems: "center", gap: vars.space.s, minInlineSize: 0 },
  variants: {
    variant: {
      compact: {},
      full: { "@media": { [media.narrow]: { flexWrap: "wrap", rowGap: vars.space.xs } } },
    },
  },
});
export const title = componentRecipe({
  base: [ellipsis, { flex: 1 }],
  variants: {
    variant: {
      compact: {},
      full: { "@media": { [media.narrow]: { flex: "1 0 60%", whiteSpace: "normal" } } },
    },
  },
});
export const time = componentStyle({
  flex: "none",
  "@media": { [media.narrow]: { flexBasis: "100%" } },
  color: vars.color.textFaint,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
});
