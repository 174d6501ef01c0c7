import { belowFold, componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

const columns = {
  gridTemplateColumns: `${times(vars.size.thumbM, 2)} minmax(0, 1fr) ${times(vars.size.thumbM, 1.5)} ${times(vars.size.thumbM, 2)} minmax(${times(vars.size.thumbM, 1.5)}, auto)`,
  gridTemplateAreas: '"code goods price quantity sum"',
} as const;
const small = { fontSize: vars.fontSize.xs, color: vars.color.textMuted } as const;
const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const summary = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.m,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  borderBlockEnd: line,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});

export const head = componentStyle({
  display: "none",
  "@media": {
    [media.wide]: {
      ...columns,
      display: "grid",
      columnGap: vars.space.m,
      paddingInline: vars.space.l,
      paddingBlock: vars.space.s,
      background: vars.color.surfaceSunken,
      ...small,
    },
  },
});
export const row = componentStyle([
  belowFold(`calc(${vars.size.thumbM} + ${vars.space.m} * 2)`),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"code code" "goods goods" "price quantity" "sum sum"',
    alignItems: "center",
    columnGap: vars.space.m,
    rowGap: vars.space.s,
    padding: vars.space.m,
    borderBlockEnd: line,
    "@media": { [media.wide]: { ...columns, paddingInline: vars.space.l } },
  },
]);
export const code = componentStyle({
  gridArea: "code",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s,
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  overflowWrap: "anywhere",
});
export const lineNumber = componentStyle({
  inlineSize: "100%",
  color: vars.color.textFaint,
  fontSize: vars.fontSize.xs,
  "@media": { [media.narrow]: { inlineSize: "auto" } },
});
export const goods = componentStyle({ gridArea: "goods", minInlineSize: 0 });
export const place = componentRecipe({
  base: { fontVariantNumeric: "tabular-nums" },
  variants: {
    at: {
      price: { gridArea: "price", "@media": { [media.wide]: { textAlign: "end" } } },
      quantity: { gridArea: "quantity", justifySelf: "end" },
      sum: {
        gridArea: "sum",
        textAlign: "end",
        // A phone says the sum of all rows at the foot.
        "@media": { [media.narrow]: { display: "none" } },
      },
    },
  },
});
export const end = componentStyle({ textAlign: "end" });
export const note = componentRecipe({
  base: { fontSize: vars.fontSize.xs, overflowWrap: "anywhere" },
  variants: {
    tone: {
      muted: { color: vars.color.textMuted },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
      success: { color: vars.color.success },
    },
  },
});
export const foot = componentStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: zIndex.sticky - 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  background: vars.color.surface,
  borderBlockStart: line,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  "@media": {
    [media.narrow]: { paddingInline: vars.space.m },
    [media.short]: { position: "static" },
  },
});
export const footText = componentStyle({
  flex: 1,
  minInlineSize: times(vars.size.thumbL, 2),
  ...small,
});
export const pager = componentStyle({ padding: vars.space.m });
