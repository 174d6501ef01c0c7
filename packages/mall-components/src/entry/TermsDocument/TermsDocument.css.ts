import {
  componentGlobalStyle,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const head = componentStyle({
  "@media": { [media.print]: { display: "none" } },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.l,
  marginBlockEnd: vars.space.l,
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.display,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
});
export const tabs = componentStyle({ marginBlockEnd: vars.space.l, overflowX: "auto" });
export const notice = componentStyle({ marginBlockEnd: vars.space.l });

export const columns = componentStyle({
  display: "grid",
  gap: vars.space.l,
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: `${vars.size.sidebarWide} minmax(0, 1fr)` } },
});

export const contents = componentStyle({
  padding: vars.space.l,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  "@media": {
    [media.desktop]: {
      position: "sticky",
      insetBlockStart: vars.space.l,
      maxBlockSize: `calc(100vh - ${times(vars.space.l, 2)})`,
      overflowY: "auto",
    },
  },
});
export const contentsTitle = componentStyle({
  marginBlockEnd: vars.space.s,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});
const reach = {
  display: "block",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
} as const;
export const link = componentStyle([
  reach,
  { color: vars.color.textMuted },
  smooth,
  focusRing,
  hover({ color: vars.color.accent, background: vars.color.surfaceSunken }),
]);
export const shopLink = componentStyle([
  reach,
  { marginBlockStart: vars.space.s, fontWeight: vars.weight.medium, color: vars.color.text },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);

export const sheet = componentStyle({
  display: "grid",
  gap: vars.space.l,
  minInlineSize: 0,
  "@media": {
    // Room for the head that is on every sheet, which a fixed element does not make by itself.
    [media.print]: {
      display: "block",
      paddingBlockStart: vars.size.thumbM,
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
      insetInline: 0,
      alignItems: "center",
      justifyContent: "space-between",
      gap: vars.space.m,
      blockSize: vars.size.controlM,
      borderBlockEnd: `${vars.borderWidth.line} solid currentColor`,
      fontSize: vars.fontSize.xs,
    },
  },
});

componentGlobalStyle("@page", { size: "A4" });
