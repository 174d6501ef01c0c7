import { componentRecipe, times, vars } from "@tradehall/ui/css";

export const page = componentRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.m,
    minBlockSize: times(vars.size.gallery, 1.1),
    padding: vars.space.xl,
    textAlign: "center",
    selectors: { "&[data-alone]": { minBlockSize: "100vh" } },
  },
  // No word, and no single character, is alone on a line.
  variants: { tone: { info: { textWrap: "balance" }, warning: {} } },
});

export const disc = componentRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.thumbL,
    blockSize: vars.size.thumbL,
    borderRadius: vars.radius.round,
  },
  variants: {
    tone: {
      info: { background: vars.color.infoSoft, color: vars.color.onInfoSoft },
      warning: { background: vars.color.warningSoft, color: vars.color.onWarningSoft },
    },
  },
});

export const actions = componentRecipe({
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space.m },
  variants: {
    tone: { info: { marginBlockStart: vars.space.s }, warning: { marginBlockStart: vars.space.m } },
  },
});
