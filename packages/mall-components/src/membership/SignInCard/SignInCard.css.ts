import { componentStyle, focusRing, hover, media, vars } from "@tradehall/ui/css";

export const card = componentStyle({
  display: "grid",
  gap: vars.space.l,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "center" } },
});

export const month = componentStyle({ minInlineSize: 0 });

export const turn = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
  },
  focusRing,
  hover({ color: vars.color.accent }),
]);

export const table = componentStyle({ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" });

export const weekday = componentStyle({
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  textAlign: "center",
});

export const cell = componentStyle({ padding: vars.space.xxs });

export const day = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xxs,
  minBlockSize: vars.size.controlS,
  borderRadius: vars.radius.control,
  border: `${vars.borderWidth.line} solid transparent`,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-done]": { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    "&[aria-current]": { borderColor: vars.color.accent, fontWeight: vars.weight.strong },
  },
});
