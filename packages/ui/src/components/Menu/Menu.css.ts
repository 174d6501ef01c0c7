import { disabled, recipe, style, vars } from "../../css/index.ts";

export const menu = style({
  padding: vars.space.xs,
  minInlineSize: vars.size.sidebar,
  outline: "none",
});

export const item = recipe({
  base: [
    {
      display: "flex",
      alignItems: "center",
      gap: vars.space.s,
      minBlockSize: vars.size.controlM,
      paddingInline: vars.space.m,
      borderRadius: vars.radius.m,
      fontSize: vars.fontSize.m,
      cursor: "pointer",
      outline: "none",
      selectors: {
        "&[data-focused], &[data-hovered]": { background: vars.color.accentSoft },
        "&[data-focus-visible]": {
          outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
          outlineOffset: `calc(${vars.borderWidth.focus} * -1)`,
        },
      },
    },
    disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
  ],
  variants: { tone: { neutral: { color: vars.color.text }, danger: { color: vars.color.danger } } },
});
