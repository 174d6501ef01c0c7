import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const box = componentRecipe({
  base: [{ background: vars.color.surface, borderRadius: vars.radius.card }, smooth],
  variants: { isRefetching: { true: { filter: "opacity(0.55)", pointerEvents: "none" } } },
});
export const tools = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  padding: vars.space.s,
});
export const hint = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  "@media": { [media.coarse]: { visibility: "hidden" } },
});
export const scroll = componentStyle({
  position: "relative",
  // A frame that scrolls would hold back the head, which stays in sight where the table has its room.
  "@media": { [media.belowDesktop]: { overflowX: "auto" } },
});
export const table = componentStyle({
  inlineSize: "100%",
  minInlineSize: times(vars.size.dialogL, 1.1),
  tableLayout: "fixed",
  fontSize: vars.fontSize.s,
  // A phone has room for what it is, what it costs and how many.
  "@media": { [media.narrow]: { minInlineSize: 0, vars: { "--mall-matrix-field": "3.2em" } } },
});
const beside = { "@media": { [media.narrow]: { display: "none" } } } as const;
// What floats over a phone's page is above its foot, which has two lines.
componentGlobalStyle(`:root:has(${table})`, {
  "@media": {
    [media.narrow]: { vars: { "--mall-page-foot": `calc(${vars.size.controlL} * 2 + ${vars.space.l})` } },
  },
});
export const head = componentRecipe({
  base: {
    padding: vars.space.s,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    textAlign: "start",
    "@media": {
      [media.desktop]: {
        position: "sticky",
        insetBlockStart: "var(--mall-sticky-top, 0)",
        zIndex: zIndex.sticky - 1,
      },
    },
  },
  variants: {
    column: {
      product: {
        inlineSize: "32%",
        paddingInlineStart: vars.space.m,
        "@media": { [media.narrow]: { inlineSize: "30%", paddingInlineStart: vars.space.s } },
      },
      price: { inlineSize: "12%", textAlign: "end", "@media": { [media.narrow]: { inlineSize: "25%" } } },
      number: { inlineSize: "9%", textAlign: "end", ...beside },
      shop: { inlineSize: "12%", ...beside },
      quantity: { inlineSize: "17%", textAlign: "end", "@media": { [media.narrow]: { inlineSize: "45%" } } },
    },
  },
});
const pressed = [
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
    "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
  },
  focusRing,
];
export const sort = componentStyle([...pressed, hover({ color: vars.color.accent })]);
export const row = componentStyle([
  { borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}` },
  hover({ background: vars.color.surfaceSunken }),
]);
const body = { padding: vars.space.s, verticalAlign: "middle" } as const;
export const cell = componentStyle([body, beside]);
export const price = componentStyle([body, { textAlign: "end", fontVariantNumeric: "tabular-nums" }]);
export const number = componentStyle([price, beside]);
export const quantity = componentStyle([body, { textAlign: "end" }]);
export const sku = componentStyle([
  body,
  {
    // Under the product's name, past its picture.
    paddingInlineStart: `calc(${vars.size.thumbS} + ${vars.space.m} * 2)`,
    "@media": { [media.narrow]: { paddingInlineStart: vars.space.s } },
    textAlign: "start",
    overflowWrap: "anywhere",
  },
]);
export const code = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });
export const next = componentStyle([code, { display: "block" }]);
export const open = componentStyle([
  ...pressed,
  { color: vars.color.link },
  hover({ textDecoration: "underline" }),
]);
