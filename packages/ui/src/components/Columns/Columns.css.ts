import { media, recipe, vars } from "../../css/index.ts";

export const columns = recipe({
  base: { display: "flex", minInlineSize: 0 },
  variants: {
    alignY: {
      top: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      bottom: { alignItems: "flex-end" },
      stretch: { alignItems: "stretch" },
    },
    collapseBelow: {
      wide: { "@media": { [media.narrow]: { flexDirection: "column", alignItems: "stretch" } } },
      desktop: { "@media": { [media.belowDesktop]: { flexDirection: "column", alignItems: "stretch" } } },
    },
  },
});

const fixed = (size: string) => ({
  flex: "none",
  inlineSize: size,
  maxInlineSize: "100%",
  // On paper what is left of it: a menu that is not printed leaves no gap.
  "@media": { [media.print]: { inlineSize: "auto" } },
});

export const column = recipe({
  base: { minInlineSize: 0 },
  variants: {
    width: {
      fluid: { flex: "1 1 0%" },
      content: { flex: "none" },
      half: { flex: "1 1 50%" },
      third: { flex: "0 1 33.333%" },
      twoThirds: { flex: "1 1 66.666%" },
      sidebar: fixed(vars.size.sidebar),
      sidebarWide: fixed(vars.size.sidebarWide),
      gallery: fixed(vars.size.gallery),
      thumb: fixed(vars.size.thumbM),
    },
    isSticky: {
      true: {
        "@media": {
          [media.desktop]: {
            position: "sticky",
            insetBlockStart: `calc(var(--mall-sticky-top, ${vars.space.none}) + ${vars.space.l})`,
            alignSelf: "flex-start",
          },
        },
      },
    },
    grows: {
      wide: { "@media": { [media.narrow]: { inlineSize: "auto", flex: "none" } } },
      desktop: { "@media": { [media.belowDesktop]: { inlineSize: "auto", flex: "none" } } },
    },
  },
});
