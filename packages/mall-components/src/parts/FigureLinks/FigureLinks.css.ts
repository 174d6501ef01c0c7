import { componentStyle, focusRingInside, hover, media, smooth, times, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${times(vars.size.thumbM, 1.2)}, 1fr))`,
  gap: vars.space.xs,
  // Amounts are of any length and never break: each takes the width it needs.
  selectors: {
    "&[data-amounts]": { display: "flex", flexWrap: "wrap" },
    // On a phone four are two by two, so that the last does not stand alone.
    "&[data-amounts]:has(> :nth-child(4):last-child)": {
      "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const item = componentStyle({ display: "flex", flex: "1 1 auto" });

export const cell = componentStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  textAlign: "center",
});

export const link = componentStyle([
  cell,
  smooth,
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
]);

export const value = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: { "&[data-zero]": { color: vars.color.textFaint, fontWeight: vars.weight.regular } },
});
