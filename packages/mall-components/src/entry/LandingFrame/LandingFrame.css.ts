import { componentStyle, focusRing, hover, media, smooth, times, vars } from "@tradehall/ui/css";
import { frame } from "../entry-page.css.ts";

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
