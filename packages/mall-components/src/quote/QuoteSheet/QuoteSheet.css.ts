import { componentRecipe, componentStyle, media, vars } from "@tradehall/ui/css";

export { acts, sentence, title } from "../../parts/state-panel.css.ts";
export const panel = componentStyle({ display: "grid", gap: vars.space.s, justifyItems: "start" });
export const heading = componentStyle({
  paddingBlockEnd: vars.space.s,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});

export const line = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)",
  gap: vars.space.l,
  alignItems: "start",
  paddingBlock: vars.space.m,
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}` },
  },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s } },
});
export const grid = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(5.5em, 1fr))",
  gap: vars.space.s,
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const fact = componentStyle({ display: "grid", gap: vars.space.xxs, alignContent: "start" });
export const difference = componentRecipe({
  base: { fontSize: vars.fontSize.xs },
  variants: { tone: { above: { color: vars.color.danger }, below: { color: vars.color.success } } },
});
