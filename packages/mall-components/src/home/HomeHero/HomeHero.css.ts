import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const hero = componentStyle({
  display: "grid",
  gridTemplateColumns: `${vars.size.sidebar} minmax(0, 1fr) ${times(vars.size.sidebar, 1.2)}`,
  gap: vars.space.m,
  // What the person's card needs, which comes last: the columns before it are drawn at once as high as they stay.
  minBlockSize: vars.size.hero,
  selectors: {
    // Without the categories the banner has the whole width, which is its pictures' own shape, and the card lies below.
    "&[data-plain]": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  "@media": {
    [media.belowDesktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto)",
      selectors: { "&[data-plain]": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto)" } },
    },
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      minBlockSize: 0,
      gap: vars.space.s,
      selectors: { "&[data-plain]": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
export const categories = componentStyle({
  position: "relative",
  zIndex: 1,
  "@media": { [media.belowDesktop]: { display: "none" } },
});
export const banner = componentStyle({
  minInlineSize: 0,
  "@media": {
    [media.desktop]: { selectors: { "[data-plain] > &": { blockSize: times(vars.size.gallery, 0.95) } } },
  },
});
export const side = componentStyle({
  minInlineSize: 0,
  "@media": {
    [media.belowDesktop]: { inlineSize: vars.size.sidebar },
    [media.narrow]: { inlineSize: "100%" },
  },
});
