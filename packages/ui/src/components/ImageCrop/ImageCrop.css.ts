import { focusRing, media, pressed, recipe, style, times, vars } from "../../css/index.ts";

export const crop = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.xl,
});

export const work = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.m,
  inlineSize: times(vars.size.dialogS, 0.7),
  maxInlineSize: "100%",
});

export const stage = style([
  focusRing,
  pressed({ cursor: "grabbing" }),
  {
    position: "relative",
    overflow: "hidden",
    inlineSize: "100%",
    aspectRatio: 1,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunken,
    cursor: "grab",
    // A finger moves the part, not the page.
    touchAction: "none",
    selectors: {
      // What lies outside the round picture is darker.
      "&::after": {
        content: "",
        position: "absolute",
        inset: 0,
        borderRadius: vars.radius.round,
        boxShadow: `0 0 0 ${vars.size.dialogS} ${vars.color.overlay}`,
        pointerEvents: "none",
      },
    },
  },
]);

export const canvas = style({ display: "block", inlineSize: "100%", blockSize: "100%" });

export const zoom = style({ display: "flex", alignItems: "center", gap: vars.space.s });

export const percent = style({
  minInlineSize: times(vars.space.xl, 2),
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});

export const hint = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted, textAlign: "center" });

export const previews = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  "@media": {
    [media.narrow]: { flexDirection: "row", flexWrap: "wrap", justifyContent: "center" },
  },
});

export const preview = style({ display: "grid", justifyItems: "center", gap: vars.space.xs });

export const round = recipe({
  base: {
    borderRadius: vars.radius.round,
    background: vars.color.surfaceSunken,
    // A light picture has an edge, too.
    boxShadow: `0 0 0 ${vars.borderWidth.line} ${vars.color.line}`,
  },
  variants: {
    size: {
      s: { inlineSize: vars.size.controlS, blockSize: vars.size.controlS },
      m: { inlineSize: vars.space.xxxl, blockSize: vars.space.xxxl },
      l: { inlineSize: times(vars.space.xl, 3), blockSize: times(vars.space.xl, 3) },
    },
  },
});
