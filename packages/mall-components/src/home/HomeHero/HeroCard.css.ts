import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const card = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  blockSize: "100%",
  padding: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  "@media": {
    [media.desktop]: {
      selectors: {
        "&[data-lying]": {
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1.5fr)",
          alignItems: "center",
          columnGap: vars.space.xl,
          paddingBlock: vars.space.l,
          paddingInline: vars.space.xl,
        },
      },
    },
  },
});
export const avatar = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const links = componentStyle({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.s });

export const counts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  paddingBlock: vars.space.s,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
});
// Four in a row; fewer where the text is large.
componentGlobalStyle(`${counts} > li`, { flex: "1 1 22%" });
export const count = componentStyle([
  {
    display: "grid",
    justifyItems: "center",
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    borderRadius: vars.radius.s,
    textAlign: "center",
    textWrap: "balance",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);
export const number = componentRecipe({
  base: {
    fontFamily: vars.font.number,
    fontSize: vars.fontSize.l,
    color: vars.color.accent,
    lineHeight: vars.lineHeight.snug,
  },
  variants: { isZero: { true: { color: vars.color.textFaint } } },
});

export const quick = componentRecipe({
  base: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.xs },
  // Doors that would leave a row of three half empty stand two by two.
  variants: { isPaired: { true: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
});
export const link = componentStyle([
  {
    display: "grid",
    justifyItems: "center",
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    fontSize: vars.fontSize.xs,
    borderRadius: vars.radius.m,
    textAlign: "center",
    overflowWrap: "anywhere",
  },
  smooth,
  focusRing,
  hover({ background: vars.color.surfaceSunken, color: vars.color.accent }),
]);

export const notices = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xs,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": {
    [media.desktop]: {
      selectors: {
        "[data-lying] > &": {
          marginBlockStart: 0,
          paddingBlockStart: 0,
          paddingInlineStart: vars.space.xl,
          borderBlockStart: 0,
          borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
        },
      },
    },
  },
});
