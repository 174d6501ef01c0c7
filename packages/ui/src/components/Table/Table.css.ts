import { globalStyle, recipe, style, vars, visuallyHidden } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

/**
 * Scrolls sideways where it is narrow. What scrolls sideways keeps its head from the page, so that with a sticky head it
 * scrolls both ways, in a box that the window can hold.
 */
export const scroller = recipe({
  base: { minInlineSize: 0, overflowX: "auto" },
  variants: {
    sticky: {
      true: {
        overflowY: "auto",
        maxBlockSize: `var(--mall-table-height, calc(100dvb - var(--mall-sticky-top, ${vars.space.none})))`,
        selectors: {
          "&:focus-visible": { outline: `${vars.borderWidth.focus} solid ${vars.color.focus}` },
        },
      },
    },
  },
});

/** Marks: cells are found under them. */
const [compact, regular] = [style({}), style({})];
export const table = recipe({
  base: { inlineSize: "100%", fontSize: vars.fontSize.s, color: vars.color.text },
  variants: { density: { compact, regular } },
});

export const caption = recipe({
  base: { textAlign: "start", fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.s },
  variants: { hidden: { true: visuallyHidden } },
});

export const head = recipe({
  base: { background: vars.color.surfaceSunken, color: vars.color.textMuted },
  variants: {
    sticky: {
      true: { position: "sticky", insetBlockStart: 0, zIndex: zIndex.sticky },
    },
  },
});

export const row = style({
  borderBlockEnd: line,
  selectors: { "&[data-selected]": { background: vars.color.accentSoft } },
});

// Told by a bar as well as by colour; a border, which forced colours keep.
globalStyle(`${row}[data-selected] > :first-child`, { position: "relative" });
globalStyle(`${row}[data-selected] > :first-child::before`, {
  content: "",
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `${vars.borderWidth.mark} solid ${vars.color.accent}`,
});
globalStyle(`${row}[data-selected] > th`, { fontWeight: vars.weight.strong });

export const cell = recipe({
  base: { verticalAlign: "middle" },
  variants: {
    align: { start: {}, center: { textAlign: "center" }, end: { textAlign: "end" } },
    numeric: { true: { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } },
    heading: { true: { fontWeight: vars.weight.medium, whiteSpace: "nowrap" } },
    width: {
      auto: {},
      min: { inlineSize: "1%", whiteSpace: "nowrap" },
      quarter: { inlineSize: "25%" },
      third: { inlineSize: "33%" },
      half: { inlineSize: "50%" },
    },
  },
});

globalStyle(`${cellsOf(compact)}`, { padding: `${vars.space.xs} ${vars.space.s}` });
globalStyle(`${cellsOf(regular)}`, {
  padding: `${vars.space.s} ${vars.space.m}`,
  // The least: a cell grows with what is in it.
  blockSize: `calc(${vars.size.controlM} + ${vars.space.xs})`,
});

function cellsOf(density: string): string {
  return `.${density} th, .${density} td`;
}
