import { componentGlobalStyle, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { frame } from "./EntryFrame.css.ts";

export const stage = componentStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  overflow: "hidden",
  selectors: {
    "&[data-ground=brand]": {
      background: vars.ground.entry,
      color: vars.color.onHeader,
    },
    "&[data-ground=plain]": {
      background: vars.color.page,
      borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
    },
  },
});
export const background = componentStyle({ position: "absolute", inset: 0, opacity: 0.35 });

export const center = componentStyle([
  frame,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlock: vars.space.xxl,
    selectors: {
      "[data-ground=brand] > &": {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, auto)",
        alignContent: "center",
        alignItems: "center",
        columnGap: vars.space.xxl,
        rowGap: vars.space.xxl,
      },
      "[data-ground=plain] > &": { alignContent: "start", justifyItems: "center" },
    },
    "@media": {
      [media.belowDesktop]: {
        paddingBlock: vars.space.xl,
        selectors: {
          "[data-ground=brand] > &": {
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

componentGlobalStyle(`${background} img`, { blockSize: "100%", objectFit: "cover" });
