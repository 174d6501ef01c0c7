import { style, vars } from "../../css/index.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  rowGap: vars.space.xxs,
});

export const item = style({
  display: "inline-flex",
  alignItems: "baseline",
  minInlineSize: 0,
  selectors: {
    "& + &::before": { content: '"›" / ""', paddingInline: vars.space.s, color: vars.color.textFaint },
  },
});

export const current = style({ color: vars.color.text, overflowWrap: "anywhere" });
