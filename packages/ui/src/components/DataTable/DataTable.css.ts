import { globalStyle, media, recipe, style, times, vars } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

/**
 * Rows are laid out one by one, so that those far from the screen cost no layout, and a phone can stack their cells. The
 * roles in the markup keep it a table for assistive technology.
 */
const row = {
  display: "flex",
  alignItems: "center",
  columnGap: vars.space.m,
  paddingInline: vars.space.l,
} as const;

export const table = style({
  display: "block",
  inlineSize: "100%",
  color: vars.color.text,
  fontSize: vars.fontSize.s,
  // On paper it is a table as ever, whose head is on each sheet (css/print.css.ts).
  "@media": { [media.print]: { display: "table", fontSize: vars.fontSize.xs } },
});
export const body = style({
  display: "block",
  "@media": { [media.print]: { display: "table-row-group" } },
});

export const head = style({
  display: "block",
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  "@media": {
    [media.wide]: {
      position: "sticky",
      insetBlockStart: "var(--mall-sticky-top, 0)",
      zIndex: zIndex.sticky,
    },
    // Behind the sizes, which it overrules.
    [media.short]: { position: "static" },
  },
});
export const headRow = style({
  ...row,
  minBlockSize: vars.size.controlM,
  "@media": { [media.narrow]: { paddingInline: vars.space.m }, [media.print]: { display: "table-row" } },
});
/** A phone has the name of its column over each cell. */
export const columnHead = style({ "@media": { [media.narrow]: { display: "none" } } });

export const bodyRow = style({
  ...row,
  flexWrap: "wrap",
  rowGap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockEnd: line,
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${times(vars.size.thumbL, 2)}`,
  breakInside: "avoid",
  selectors: { "&[data-selected]": { background: vars.color.accentSoft } },
  "@media": {
    [media.narrow]: { paddingInline: vars.space.m },
    [media.wide]: { flexWrap: "nowrap", containIntrinsicBlockSize: `auto ${vars.size.thumbL}` },
    [media.print]: { display: "table-row", contentVisibility: "visible" },
  },
});

/** Phone: the main cell has a line beside the tick, the others share those below. */
export const cell = recipe({
  base: {
    minInlineSize: 0,
    fontWeight: vars.weight.regular,
    textAlign: "start",
    "@media": {
      [media.print]: { padding: vars.space.xs, verticalAlign: "top", borderBlockEnd: line },
    },
  },
  variants: {
    size: {
      tick: { flex: "none", "@media": { [media.print]: { display: "none" } } },
      fill: {
        flex: "1 1 0",
        // Beside the tick there is room for nothing else on a phone.
        "@media": { [media.narrow]: { flexBasis: `calc(100% - ${vars.size.controlL})` } },
      },
      s: track(vars.size.thumbM),
      m: track(times(vars.size.thumbM, 1.5)),
      l: track(times(vars.size.thumbM, 2)),
      end: {
        flex: "none",
        "@media": {
          [media.narrow]: { marginInlineStart: "auto" },
          [media.wide]: { inlineSize: vars.size.controlM, textAlign: "end" },
          [media.print]: { display: "none" },
        },
      },
    },
    align: {
      start: {},
      end: { "@media": { [media.wide]: { textAlign: "end" }, [media.print]: { textAlign: "end" } } },
    },
    numeric: { true: { fontVariantNumeric: "tabular-nums" } },
  },
});

function track(inlineSize: string) {
  const fixed = { flex: "none", inlineSize };
  return {
    flex: "0 1 auto",
    "@media": { [media.wide]: fixed },
  } as const;
}

const name = style({});
/** The name of its column, where no head is over it. */
export const cellName = name;
globalStyle(`.${name}`, {
  display: "block",
  color: vars.color.textFaint,
  fontSize: vars.fontSize.xs,
  "@media": { [media.wide]: { display: "none" }, [media.print]: { display: "none" } },
});
