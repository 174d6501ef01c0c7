import {
  focusRing,
  focusRingInside,
  hover,
  media,
  recipe,
  smooth,
  style,
  times,
  vars,
} from "../../css/index.ts";

const forced = "(forced-colors: active)";

export const carousel = style({ display: "grid", gap: vars.space.s, minInlineSize: 0 });

export const strip = recipe({
  base: [
    {
      display: "grid",
      gridAutoFlow: "column",
      gap: vars.space.m,
      overflowX: "auto",
      overscrollBehaviorInline: "contain",
      scrollSnapType: "x mandatory",
      scrollBehavior: "smooth",
      scrollbarWidth: "none",
      // So that the offset of an item is the way to it.
      position: "relative",
      borderRadius: vars.radius.card,
      selectors: { "&::-webkit-scrollbar": { display: "none" } },
      "@media": { [media.lessMotion]: { scrollBehavior: "auto" } },
    },
    focusRingInside,
  ],
  variants: {
    perView: {
      1: { gridAutoColumns: "100%" },
      2: { gridAutoColumns: `calc((100% - ${vars.space.m}) / 2)` },
      3: {
        gridAutoColumns: `calc((100% - ${vars.space.m} * 2) / 3)`,
        "@media": { [media.narrow]: { gridAutoColumns: `calc((100% - ${vars.space.m}) / 2)` } },
      },
      4: {
        gridAutoColumns: `calc((100% - ${vars.space.m} * 3) / 4)`,
        "@media": { [media.narrow]: { gridAutoColumns: `calc((100% - ${vars.space.m}) / 2)` } },
      },
    },
  },
});

export const item = style({ minInlineSize: 0, scrollSnapAlign: "start" });

export const controls = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s,
});

export const dots = style({ display: "flex", flexWrap: "wrap", justifyContent: "center" });

/** A small dot in a target of its due size. */
export const dot = style([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.space.xl,
    blockSize: vars.space.xl,
    borderRadius: vars.radius.round,
    selectors: {
      "&::before": {
        content: "",
        inlineSize: vars.space.s,
        blockSize: vars.space.s,
        borderRadius: vars.radius.round,
        background: vars.color.control,
        forcedColorAdjust: "none",
      },
      "&[aria-current=true]::before": { inlineSize: times(vars.space.s, 2), background: vars.color.accent },
    },
    "@media": {
      [forced]: {
        selectors: {
          "&::before": { background: "ButtonText" },
          "&[aria-current=true]::before": { background: "Highlight" },
        },
      },
      [media.coarse]: { inlineSize: vars.size.controlS, blockSize: vars.size.touch },
    },
  },
  smooth,
  focusRing,
  hover({ background: vars.color.accentSoft }),
]);
