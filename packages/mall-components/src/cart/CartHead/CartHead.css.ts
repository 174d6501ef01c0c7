import { componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { cartColumns } from "../cart-columns.ts";

/** Is over the tick, the links and the beginning of the goods column. */
const selectColumn = times(vars.size.thumbL, 3);

export const head = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.m,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  "@media": {
    [media.desktop]: {
      display: "grid",
      ...cartColumns,
      columnGap: vars.space.m,
      paddingInline: vars.space.l,
    },
  },
});

export const select = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  inlineSize: "max-content",
  whiteSpace: "nowrap",
});

export const column = componentRecipe({
  base: { display: "none", "@media": { [media.desktop]: { display: "block" } } },
  variants: {
    align: {
      start: { paddingInlineStart: selectColumn },
      center: { textAlign: "center" },
      end: { textAlign: "end" },
    },
  },
});
