import { componentRecipe, componentStyle, focusRing, hover, vars, visuallyHidden } from "@tradehall/ui/css";

/** The whole form takes what is dropped. */
export const form = componentRecipe({
  base: { display: "grid", gap: vars.space.m, padding: vars.space.l, borderRadius: vars.radius.card },
  variants: {
    isOver: {
      true: {
        outline: `${vars.borderWidth.focus} dashed ${vars.color.accent}`,
        outlineOffset: `calc(${vars.space.xs} * -1)`,
      },
    },
  },
});
export const acts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  fontSize: vars.fontSize.s,
});
export const input = componentStyle([visuallyHidden]);
const words = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.controlS,
  color: vars.color.link,
  borderRadius: vars.radius.s,
  cursor: "pointer",
} as const;
export const file = componentStyle([
  words,
  hover({ textDecoration: "underline" }),
  { selectors: { "&:focus-within": { outline: `${vars.borderWidth.focus} solid ${vars.color.focus}` } } },
]);
export const template = componentStyle([words, hover({ textDecoration: "underline" }), focusRing]);
export const hint = componentStyle({ color: vars.color.textMuted });
