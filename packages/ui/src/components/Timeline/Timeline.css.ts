import { recipe, style, vars } from "../../css/index.ts";

export const list = style({ display: "grid" });

const dot = (color: string) => ({ color });

export const item = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.iconL} minmax(0, 1fr)`,
  columnGap: vars.space.s,
  paddingBlockEnd: vars.space.l,
  position: "relative",
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: `${vars.size.iconL} 0`,
      insetInlineStart: `calc(${vars.size.iconL} / 2)`,
      borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    },
  },
});

export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.iconL,
    blockSize: vars.size.iconL,
    selectors: {
      "&:empty::before": {
        content: "",
        inlineSize: vars.space.s,
        blockSize: vars.space.s,
        borderRadius: vars.radius.round,
        background: "currentcolor",
      },
    },
  },
  variants: {
    tone: {
      neutral: dot(vars.color.lineStrong),
      accent: dot(vars.color.accent),
      success: dot(vars.color.success),
      warning: dot(vars.color.warning),
      danger: dot(vars.color.danger),
    },
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  fontSize: vars.fontSize.m,
});

export const title = recipe({
  base: { minInlineSize: 0 },
  variants: { first: { true: { fontWeight: vars.weight.strong, color: vars.color.text } } },
});

export const time = style({
  fontSize: vars.fontSize.xs,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const description = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  gridColumn: 2,
  overflowWrap: "anywhere",
});
