import { focusRing, hover, recipe, style, vars } from "../../css/index.ts";

export const disclosure = recipe({
  base: { minInlineSize: 0 },
  variants: {
    variant: {
      plain: {},
      card: {
        background: vars.color.surface,
        border: `${vars.borderWidth.line} solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        paddingInline: vars.space.m,
      },
    },
  },
});

export const title = style([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    fontSize: vars.fontSize.m,
    fontWeight: vars.weight.medium,
    borderRadius: vars.radius.s,
  },
  focusRing,
  hover({ color: vars.color.accent }),
]);

export const arrow = style({
  display: "inline-flex",
  color: vars.color.textFaint,
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { "details[open] > summary &": { transform: "rotate(180deg)" } },
});

export const body = style({ paddingBlockEnd: vars.space.m });
