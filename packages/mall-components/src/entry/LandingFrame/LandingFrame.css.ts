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

const frame = {
  inlineSize: "100%",
  maxInlineSize: vars.size.frame,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
} as const;

export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100vh",
  background: vars.color.surface,
});

export const head = componentStyle([
  frame,
  { display: "flex", alignItems: "center", gap: vars.space.l, minBlockSize: vars.size.header },
]);
export const brand = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.m,
    minInlineSize: 0,
    borderRadius: vars.radius.m,
  },
  focusRing,
]);
export const logo = componentStyle({ flex: "none", inlineSize: vars.size.thumbS });
export const company = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
});
export const link = componentStyle([
  {
    marginInlineStart: "auto",
    paddingBlock: vars.space.s,
    borderRadius: vars.radius.s,
    color: vars.color.link,
    fontSize: vars.fontSize.s,
  },
  smooth,
  focusRing,
  hover({ color: vars.color.linkHover, textDecoration: "underline" }),
]);
export const account = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  marginInlineStart: "auto",
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
});

export const stage = componentStyle({
  position: "relative",
  flex: 1,
  display: "flex",
  background: vars.ground.entry,
  color: vars.color.onHeader,
});
export const background = componentStyle({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  opacity: 0.3,
});

export const center = componentStyle([
  frame,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${times(vars.size.dialogS, 1.2)})`,
    alignItems: "start",
    gap: vars.space.xxl,
    paddingBlock: vars.space.xxl,
    "@media": {
      [media.belowDesktop]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: vars.space.l,
        paddingBlock: vars.space.l,
      },
    },
  },
]);
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: times(vars.fontSize.display, 1.3),
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
  "@media": { [media.belowDesktop]: { fontSize: vars.fontSize.xxl } },
});
export const lead = componentStyle({
  maxInlineSize: "36em",
  color: vars.color.onHeaderMuted,
  fontSize: vars.fontSize.l,
  "@media": { [media.belowDesktop]: { fontSize: vars.fontSize.m } },
});

export const promises = componentStyle({
  marginBlockStart: vars.space.xl,
  "@media": { [media.belowDesktop]: { display: "none" } },
});

export const card = componentStyle({
  display: "grid",
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  "@media": { [media.narrow]: { padding: vars.space.l } },
});

export const cardTitle = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
});

export const foot = componentStyle({
  padding: vars.space.l,
  textAlign: "center",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

componentGlobalStyle(`${background} img`, { blockSize: "100%", objectFit: "cover" });
