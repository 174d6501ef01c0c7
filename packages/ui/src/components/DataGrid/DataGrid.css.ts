import { createVar } from "@vanilla-extract/css";
import { ellipsis, focusRing, focusRingInside, hover, media, recipe, style, vars } from "../../css/index.ts";

const forced = "(forced-colors: active)";
const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

/**
 * Of a row: its ground, the line at its beginning when it is chosen, and the focus. Its cells draw them, so that those
 * that stay in view cover what scrolls below them.
 */
const ground = createVar();
const edge = createVar();
const ring = createVar();

export const frame = style({
  position: "relative",
  minInlineSize: 0,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
});

/** Scrolls both ways in itself. */
export const scroller = style({
  overflow: "auto",
  containerType: "inline-size",
  maxBlockSize: "var(--mall-dataGrid-maxBlockSize, 70dvh)",
  border: line,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  // What the keys go to is not below the head.
  scrollPaddingBlockStart: vars.size.controlL,
  selectors: { "[data-loading] > &": { opacity: 0.5 } },
  "@media": { [media.print]: { maxBlockSize: "none", overflow: "visible" } },
});

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

export const row = style([
  {
    vars: { [ground]: vars.color.surface, [edge]: "transparent", [ring]: "transparent" },
    blockSize: "100%",
    outline: "none",
    "@media": { [forced]: { vars: { [ground]: "Canvas" } } },
    selectors: {
      "&[data-selection-mode]": { cursor: "pointer" },
      "&[data-focus-visible]": { vars: { [ring]: vars.color.focus } },
    },
  },
  hover({ vars: { [ground]: vars.color.surfaceSunken } }),
  {
    selectors: {
      "&[data-selected]": {
        vars: { [ground]: vars.color.accentSoft, [edge]: vars.color.accent },
        "@media": {
          [forced]: {
            vars: { [ground]: "Highlight", [edge]: "HighlightText" },
            forcedColorAdjust: "none",
            color: "HighlightText",
          },
        },
      },
    },
  },
]);

const looks = {
  density: {
    compact: { padding: `${vars.space.xs} ${vars.space.s}` },
    regular: { padding: `${vars.space.s} ${vars.space.m}` },
  },
  /** The browser's table puts cells into the middle by itself. */
  isVirtual: {
    true: { display: "grid", alignContent: "center", justifyItems: "start", blockSize: "100%" },
  },
  align: { start: {}, end: { textAlign: "end", justifyItems: "end" } },
} as const;

/** React Aria's own layout has a box around each cell, which stays in view; in the browser's table the cell itself does. */
const stays = (place: "first" | "second", zIndex: number) => ({
  variants: { isVirtual: false, sticky: place },
  style: {
    position: "sticky",
    insetInlineStart: place === "first" ? 0 : "var(--mall-dataGrid-tick)",
    zIndex,
  } as const,
});

const sticky = {
  first: {},
  second: {},
} as const;

/** The edge of what stays, seen once something is below it. */
const last = { true: { borderInlineEnd: line } } as const;

const focusLines = `inset 0 ${vars.borderWidth.focus} ${ring}, inset 0 calc(${vars.borderWidth.focus} * -1) ${ring}`;

export const cell = recipe({
  base: [
    {
      verticalAlign: "middle",
      minInlineSize: 0,
      overflowWrap: "anywhere",
      borderBlockEnd: line,
      fontWeight: vars.weight.regular,
      textAlign: "start",
      background: ground,
      boxShadow: focusLines,
      "@media": { [forced]: { forcedColorAdjust: "none" } },
    },
    focusRingInside,
  ],
  variants: {
    ...looks,
    isNumeric: { true: { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } },
    isName: { true: { fontWeight: vars.weight.medium } },
    /** The first cell of the row. */
    isFirst: {
      true: { boxShadow: `inset calc(${vars.borderWidth.focus} * 1.5) 0 ${edge}, ${focusLines}` },
    },
    isLastSticky: last,
    sticky,
  },
  compoundVariants: [stays("first", 1), stays("second", 1)],
});

export const head = recipe({
  base: [
    {
      verticalAlign: "middle",
      minInlineSize: 0,
      borderBlockEnd: line,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      fontWeight: vars.weight.medium,
      textAlign: "start",
      selectors: { "&[data-allows-sorting]": { cursor: "pointer" } },
    },
    focusRingInside,
    hover({ color: vars.color.text }),
  ],
  variants: {
    ...looks,
    isVirtual: {
      true: { ...looks.isVirtual.true, position: "relative" },
      false: { position: "sticky", insetBlockStart: 0, zIndex: 2 },
    },
    isLastSticky: last,
    sticky,
  },
  compoundVariants: [stays("first", 3), stays("second", 3)],
});

export const headWords = recipe({
  base: [
    { display: "flex", alignItems: "center", gap: vars.space.xs, minInlineSize: 0, inlineSize: "100%" },
    focusRing,
  ],
  variants: { align: { start: {}, end: { justifyContent: "flex-end" } } },
});

export const headText = style(ellipsis);

export const sortMark = recipe({
  base: { display: "inline-flex", flex: "none" },
  variants: { isSorted: { true: { color: vars.color.accent }, false: { color: vars.color.textFaint } } },
});

/** At the end of the head; wider than its line, so that a finger meets it. */
export const resizer = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: vars.space.m,
  cursor: "col-resize",
  touchAction: "none",
  outline: "none",
  "@media": { [media.coarse]: { inlineSize: vars.space.xl } },
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlock: vars.space.s,
      insetInlineEnd: 0,
      borderInlineEnd: `${vars.borderWidth.focus} solid ${vars.color.lineStrong}`,
    },
    "&[data-hovered]::after, &[data-resizing]::after, &[data-focus-visible]::after": {
      insetBlock: 0,
      borderColor: vars.color.accent,
    },
  },
});
