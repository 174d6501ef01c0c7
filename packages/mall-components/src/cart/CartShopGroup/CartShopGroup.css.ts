import { belowFold, componentStyle, media, times, vars } from "@tradehall/ui/css";

export const group = componentStyle({
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
});

const lines = "attr(data-lines type(<number>), 3)";
/** The lines' height, by about how high one is: in two rows of cells, and in one. */
const narrow = `auto calc(${times(vars.size.thumbL, 2.05)} * ${lines})`;
const wide = `auto calc(${times(vars.size.thumbL, 1.35)} * ${lines})`;

/**
 * The lines below the first screen wait as a whole: a browser that fills in forms looks at every field once the document
 * is there, and lays out each waiting box with one by itself.
 */
export const further = componentStyle([
  belowFold(times(vars.size.thumbL, 6)),
  {
    "@supports": {
      [`(inline-size: ${lines})`]: {
        containIntrinsicSize: narrow,
        "@media": { [media.desktop]: { containIntrinsicSize: wide } },
      },
    },
  },
]);

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  "@media": { [media.wide]: { paddingInline: vars.space.l, columnGap: vars.space.m } },
});

export const freight = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&[data-free]": { color: vars.color.success } },
  "@media": { [media.wide]: { marginInlineStart: "auto" } },
});

export const promotion = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.s,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
