import {
  clampLines,
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  focusRingInside,
  hover,
  media,
  vars,
} from "@tradehall/ui/css";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;
// Of two products and the names of the rows a phone shows all.
const nameWidth = "clamp(4.6em, 14vw, 11em)";

const goodsWidth = "14em";
const goodsWidthOnPhones = `max(6.5em, (100vw - 4.6em - ${vars.space.l} * 3) / 2)`;
/** Room for so many products of equal width. */
const roomFor = (count: number) => ({
  minInlineSize: `calc(${nameWidth} + ${count} * ${goodsWidth})`,
  "@media": {
    [media.narrow]: { minInlineSize: `calc(${nameWidth} + ${count} * ${goodsWidthOnPhones})` },
  },
});

// Lines of cells that stay in sight move with them only where each cell has its own.
const table = componentStyle({
  tableLayout: "fixed",
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.fontSize.s,
});
export const roomy = componentRecipe({
  base: table,
  variants: { count: { 1: roomFor(1), 2: roomFor(2), 3: roomFor(3), 4: roomFor(4) } },
});
const stays = { position: "sticky", background: vars.color.surfaceRaised } as const;
// The scrolling body has a padding that what stays has to cover.
const top = `calc(-1 * ${vars.space.l})`;
const start = `calc(-1 * ${vars.space.l})`;

export const corner = componentStyle({
  ...stays,
  insetBlockStart: top,
  insetInlineStart: start,
  zIndex: 2,
  inlineSize: nameWidth,
  padding: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  borderBlockEnd: line,
});
export const head = componentStyle({
  ...stays,
  insetBlockStart: top,
  zIndex: 1,
  padding: vars.space.s,
  borderBlockEnd: line,
  textAlign: "start",
  verticalAlign: "top",
});
export const name = componentStyle([
  clampLines(2),
  { borderRadius: vars.radius.s, fontWeight: vars.weight.medium },
  focusRingInside,
  hover({ color: vars.color.linkHover }),
]);
export const part = componentStyle({ padding: 0, background: vars.color.surfaceSunken, textAlign: "start" });
export const partWords = componentStyle({
  position: "sticky",
  insetInlineStart: start,
  display: "inline-block",
  padding: vars.space.s,
  fontWeight: vars.weight.strong,
});
export const rowHead = componentRecipe({
  base: {
    ...stays,
    insetInlineStart: start,
    padding: vars.space.s,
    borderBlockEnd: line,
    color: vars.color.textMuted,
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  variants: { isDifferent: { true: { color: vars.color.text, fontWeight: vars.weight.strong } } },
});
export const cell = componentRecipe({
  base: {
    padding: vars.space.s,
    borderBlockEnd: line,
    borderInlineStart: line,
    verticalAlign: "top",
    overflowWrap: "anywhere",
    whiteSpace: "pre-line",
    fontVariantNumeric: "tabular-nums",
  },
  variants: { isDifferent: { true: { background: vars.color.accentSoft, color: vars.color.onAccentSoft } } },
});
export const picture = componentStyle({
  display: "block",
  maxInlineSize: vars.size.thumbL,
  marginBlockEnd: vars.space.s,
});
export const between = componentStyle({ flex: "1 1 0" });

// On paper: the comparison alone, as long as it is.
const on = (selector: string, rule: object) =>
  componentGlobalStyle(selector, { "@media": { [media.print]: rule } });
on(`body:has(${table}) > :not(:has(${table}))`, { display: "none !important" });
on(`body > :has(${table}), body > :has(${table}) :has(${table})`, {
  position: "static !important",
  display: "block !important",
  maxBlockSize: "none !important",
  blockSize: "auto !important",
  overflow: "visible !important",
  boxShadow: "none !important",
  background: "none !important",
});
on(`body > :has(${table}) button, :has(> ${table}) ~ div`, { display: "none !important" });
