import { focusRing, media, style, times, vars } from "../../css/index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const frame = style({
  position: "relative",
  minInlineSize: 0,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
});

/** Scrolls both ways in itself. */
export const scroller = style([
  focusRing,
  {
    overflow: "auto",
    containerType: "inline-size",
    maxBlockSize: "var(--mall-table-height, 70dvh)",
    border: line,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    // What the keys go to is not below the head, whose words may take two lines.
    scrollPaddingBlockStart: times(vars.size.controlL, 1.5),
    selectors: { "[data-loading] > &": { opacity: 0.5 } },
    "@media": { [media.print]: { maxBlockSize: "none", overflow: "visible" } },
  },
]);

/** Over the rows that are there while others are fetched. */
export const wait = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
});

/** Each cell has a line of its own: lines of the table do not go with cells that stay in view. */
export const table = style({
  borderCollapse: "separate",
  outline: "none",
  // React Aria works widths out in px of the window, which paper does not have.
  "@media": { [media.print]: { width: "100% !important" } },
  // The last row's line is below the edge of the scroller.
  marginBlockEnd: `calc(${vars.borderWidth.line} * -1)`,
});

/** In the middle of what is seen, not of columns that go on behind the edge. */
export const empty = style({
  position: "sticky",
  insetInlineStart: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "100cqi",
  padding: vars.space.xl,
});
