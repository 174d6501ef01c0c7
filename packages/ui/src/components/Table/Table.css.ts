import { globalStyle, recipe, style, vars, visuallyHidden } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

/** Scrolls sideways on a narrow screen; a sticky head needs the page as its scroller, so it does not then. */
export const scroller = recipe({
  base: { minInlineSize: 0 },
  variants: { sticky: { true: {}, false: { overflowX: "auto" } } },
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
      true: { position: "sticky", insetBlockStart: "var(--mall-sticky-top, 0)", zIndex: zIndex.sticky },
    },
  },
});

export const row = style({
  borderBlockEnd: line,
  selectors: { "&[data-selected]": { background: vars.color.accentSoft } },
});

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
