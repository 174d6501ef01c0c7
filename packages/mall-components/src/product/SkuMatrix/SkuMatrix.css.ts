import { componentGlobalStyle, componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const matrix = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
});
export const swatch = componentStyle({ inlineSize: times(vars.size.controlM, 0.82) });
export const count = componentStyle({
  marginInlineStart: vars.space.xs,
  fontSize: vars.fontSize.xs,
});

export const frame = componentStyle({ position: "relative", overflowX: "auto" });
export const table = componentStyle({
  inlineSize: "100%",
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { display: "block" } },
});
componentGlobalStyle(`${table} > tbody`, { "@media": { [media.narrow]: { display: "block" } } });
export const headRow = componentStyle({
  "@media": { [media.narrow]: { position: "absolute", insetInlineStart: "-200vw" } },
});
export const head = componentRecipe({
  base: {
    padding: vars.space.s,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    textAlign: "start",
  },
  variants: { isNumber: { true: { textAlign: "end" } } },
});
export const foot = componentRecipe({
  base: {
    position: "sticky",
    zIndex: zIndex.sticky,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: vars.space.l,
    rowGap: vars.space.s,
    paddingBlock: vars.space.m,
    background: vars.color.surfaceRaised,
    borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  variants: {
    place: {
      // To the very edge of a dialog, whose padding it covers.
      dialog: { insetBlockEnd: `calc(-1 * ${vars.space.l})`, marginBlockEnd: `calc(-1 * ${vars.space.l})` },
      page: {
        insetBlockEnd: "var(--mall-compareTray-foot, 0)",
        paddingInline: vars.space.m,
        boxShadow: vars.shadow.middle,
        "@media": { [media.short]: { position: "static" } },
      },
    },
  },
});
export const note = componentStyle({
  flex: "1 1 100%",
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.medium,
  selectors: { "&:empty": { display: "none" } },
});
