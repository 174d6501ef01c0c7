import { componentStyle, media, times, vars } from "@tradehall/ui/css";

const panel = "[data-variant=panel] &";
/** A part of the ink around: the list is on dark and on light grounds. */
const inkPart = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;

export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space.l,
  selectors: {
    "&[data-variant=panel]": {
      gridTemplateColumns: "repeat(2, minmax(0, max-content))",
      columnGap: vars.space.xxxl,
      rowGap: vars.space.xl,
    },
  },
  "@media": {
    [media.belowDesktop]: {
      selectors: {
        "&[data-variant=panel]": {
          gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
          columnGap: vars.space.s,
        },
      },
    },
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const promise = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  minInlineSize: 0,
  "@media": {
    [media.belowDesktop]: {
      selectors: { [panel]: { flexDirection: "column", gap: vars.space.s, textAlign: "center" } },
    },
  },
});

export const sign = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  border: `${vars.borderWidth.line} solid ${inkPart(22)}`,
  borderRadius: vars.radius.round,
  selectors: {
    [panel]: {
      inlineSize: times(vars.size.controlL, 1.1),
      blockSize: times(vars.size.controlL, 1.1),
      borderColor: inkPart(30),
      borderRadius: vars.radius.card,
      background: inkPart(7),
    },
  },
});

export const says = componentStyle({
  display: "grid",
  minInlineSize: 0,
  fontSize: vars.fontSize.xs,
  selectors: { [panel]: { gap: vars.space.xxs } },
});

export const title = componentStyle({
  textWrap: "balance",
  selectors: { [panel]: { fontSize: vars.fontSize.l, fontWeight: vars.weight.strong } },
  "@media": { [media.belowDesktop]: { selectors: { [panel]: { fontSize: vars.fontSize.xs } } } },
});

// Quieter than its title by size and ink, still of AA contrast on every ground of a brand.
export const text = componentStyle({
  opacity: 0.78,
  selectors: { [panel]: { fontSize: vars.fontSize.s } },
  "@media": { [media.belowDesktop]: { selectors: { [panel]: { display: "none" } } } },
});
