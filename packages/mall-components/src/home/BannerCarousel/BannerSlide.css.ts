import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  focusRingInside,
  media,
  times,
  vars,
} from "@tradehall/ui/css";
import { bannerGrounds } from "./banner-ground.ts";

export const slide = componentRecipe({
  base: [
    { position: "relative", display: "flex", alignItems: "center", blockSize: "100%", inlineSize: "100%" },
    focusRingInside,
  ],
  variants: {
    tone: bannerGrounds,
  },
});
export const picture = componentStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "42%",
  paddingInlineEnd: "5%",
});
export const words = componentStyle({
  position: "relative",
  display: "grid",
  gap: vars.space.m,
  maxInlineSize: "58%",
  paddingInlineStart: times(vars.space.xxxl, 1.3),
  paddingInlineEnd: vars.space.l,
  "@media": { [media.narrow]: { paddingInlineStart: vars.space.xl, gap: vars.space.s } },
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: times(vars.fontSize.display, 1.35),
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
  "@media": { [media.narrow]: { fontSize: vars.fontSize.xl } },
});
export const text = componentStyle({
  fontSize: vars.fontSize.l,
  opacity: 0.95,
  "@media": { [media.narrow]: { fontSize: vars.fontSize.s } },
});
export const action = componentStyle({
  justifySelf: "start",
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
  "@media": { [media.narrow]: { paddingBlock: vars.space.xs, fontSize: vars.fontSize.s } },
});

/** A picture of its own words fills the slide; where the shapes differ it is cut away from its words, at the end. */
export const cover = componentStyle({ display: "block", inlineSize: "100%", blockSize: "100%" });
componentGlobalStyle(`${cover} img`, {
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "left center",
});
