import { componentStyle, media, times, vars } from "@tradehall/ui/css";
import { frame } from "../entry-page.css.ts";

export const headWords = componentStyle({
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.l,
  // On a phone the name and the way to the sign-in share the line; the card says the rest.
  "@media": { [media.narrow]: { display: "none" } },
});
export const aside = componentStyle({
  display: "flex",
  flexShrink: 0,
  gap: vars.space.xs,
  marginInlineStart: "auto",
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const center = componentStyle([
  frame,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlock: vars.space.xxl,
    selectors: {
      "[data-ground=brand] &": {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto)",
        alignContent: "center",
        alignItems: "center",
        columnGap: vars.space.xxl,
        rowGap: vars.space.xxl,
      },
      "[data-ground=plain] &": { alignContent: "start", justifyItems: "center" },
    },
    "@media": {
      [media.belowDesktop]: {
        paddingBlock: vars.space.xl,
        selectors: {
          "[data-ground=brand] &": {
            gridTemplateColumns: "minmax(0, 1fr)",
            alignContent: "start",
            rowGap: vars.space.l,
          },
        },
      },
    },
  },
]);

// Slogan over promises, the card beside both; below the desktop width slogan, card, promises.
export const welcome = componentStyle({
  display: "grid",
  gap: vars.space.l,
  alignSelf: "end",
  fontFamily: vars.font.heading,
  fontSize: times(vars.fontSize.display, 1.7),
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
  maxInlineSize: "16em",
  whiteSpace: "pre-line",
  selectors: {
    "&::before": {
      content: "''",
      inlineSize: vars.size.controlL,
      blockSize: vars.borderWidth.mark,
      background: vars.color.signal,
    },
  },
  "@media": { [media.belowDesktop]: { gap: vars.space.s, fontSize: vars.fontSize.xl } },
});
export const promises = componentStyle({
  gridColumn: 1,
  gridRow: 2,
  alignSelf: "start",
  // Below the card they stand on a ground of their own: what lies behind them there is any colour.
  "@media": {
    [media.belowDesktop]: {
      gridRow: "auto",
      justifySelf: "center",
      inlineSize: "100%",
      maxInlineSize: vars.size.dialogS,
      paddingBlock: vars.space.m,
      paddingInline: vars.space.s,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      borderRadius: vars.radius.card,
    },
  },
});
export const place = componentStyle({
  gridColumn: 2,
  gridRow: "1 / span 2",
  "@media": {
    [media.belowDesktop]: { gridColumn: 1, gridRow: "auto", display: "grid", justifyItems: "center" },
  },
});
