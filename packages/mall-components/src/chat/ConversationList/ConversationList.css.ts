import {
  componentRecipe,
  componentStyle,
  focusRingInside,
  hover,
  selected,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const frame = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 0",
  minBlockSize: 0,
  minInlineSize: 0,
});

/** As high as the head of the conversation beside it. */
export const title = componentStyle({
  display: "flex",
  alignItems: "center",
  flex: "none",
  minBlockSize: `calc(${vars.size.controlL} + ${vars.space.l})`,
  paddingInline: vars.space.m,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const search = componentStyle({
  padding: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const scroll = componentStyle({
  flex: "1 1 0",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const empty = componentStyle({ padding: vars.space.m });

export const row = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.m,
    borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
  selected({
    background: vars.color.surfaceSunken,
    boxShadow: `inset ${vars.borderWidth.mark} 0 ${vars.color.accent}`,
  }),
]);

/** The dot of one who is there lies over the sign's corner; the word for it is in the row. */
export const sign = componentRecipe({
  base: { position: "relative", flex: "none", lineHeight: 0 },
  variants: {
    presence: {
      online: {
        selectors: {
          "&::after": {
            content: "",
            position: "absolute",
            insetInlineEnd: vars.space.none,
            insetBlockEnd: vars.space.xxs,
            inlineSize: vars.space.m,
            blockSize: vars.space.m,
            background: vars.color.success,
            border: `${vars.borderWidth.strong} solid ${vars.color.surface}`,
            borderRadius: vars.radius.round,
          },
        },
      },
      offline: {},
    },
  },
});

export const time = componentStyle({
  flex: "none",
  marginInlineStart: "auto",
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
});
