import { disabled, style, vars } from "../../css/index.ts";

export const list = style({
  padding: vars.space.xs,
  maxBlockSize: vars.size.gallery,
  minInlineSize: "var(--trigger-width)",
  overflow: "auto",
  outline: "none",
});

export const option = style([
  {
    display: "grid",
    alignContent: "center",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    fontSize: vars.fontSize.m,
    cursor: "pointer",
    outline: "none",
    selectors: {
      "&[data-focused], &[data-hovered]": { background: vars.color.accentSoft },
      "&[data-selected]": { color: vars.color.accent, fontWeight: vars.weight.medium },
    },
  },
  disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
]);

export const description = style({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const note = style({
  padding: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  textAlign: "center",
});

export const open = style({ display: "inline-flex", flex: "none", color: vars.color.textMuted });
