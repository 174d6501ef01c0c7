import { componentGlobalStyle, componentStyle, media, vars } from "@tradehall/ui/css";

export const sheet = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  "@media": {
    // Room for the head that is on every sheet, which a fixed element does not make by itself.
    [media.print]: {
      display: "block",
      paddingBlockStart: vars.size.thumbL,
      boxDecorationBreak: "clone",
      WebkitBoxDecorationBreak: "clone",
    },
  },
});

/** Seen on paper only; what is fixed is printed on each sheet. */
export const paperHead = componentStyle({
  display: "none",
  "@media": {
    [media.print]: {
      display: "flex",
      position: "fixed",
      insetBlockStart: 0,
      // As wide as the page between its gutters.
      insetInline: vars.size.gutter,
      alignItems: "center",
      justifyContent: "space-between",
      blockSize: vars.size.thumbM,
      borderBlockEnd: `${vars.borderWidth.line} solid currentColor`,
    },
  },
});
export const code = componentStyle({ inlineSize: vars.size.controlL, blockSize: vars.size.controlL });

// Boxes lose ground and shadow on paper, so that nothing but ink is printed.
componentGlobalStyle(`.${sheet} *`, {
  "@media": {
    [media.print]: {
      background: "transparent",
      boxShadow: "none",
      color: "currentColor",
    },
  },
});
