import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { bannerGrounds } from "../BannerCarousel/banner-ground.ts";

const slot = {
  position: "relative",
  display: "block",
  flexGrow: 1,
  minBlockSize: times(vars.size.card, 1.6),
  overflow: "hidden",
  borderRadius: vars.radius.card,
  "@media": { [media.belowDesktop]: { flexGrow: 0, minBlockSize: 0, aspectRatio: "3" } },
} as const;
export const banner = componentStyle(slot);
export const link = componentStyle([slot, smooth, focusRing, hover({ opacity: 0.92 })]);

/** Only the shown cut is fetched: both are lazy, and one has no place. */
const cut = { position: "absolute", inset: 0 } as const;
export const tall = componentStyle({ ...cut, "@media": { [media.belowDesktop]: { display: "none" } } });
export const wide = componentStyle({ ...cut, "@media": { [media.desktop]: { display: "none" } } });
// A picture fills its slot; what is cut off is its foot, or its sides.
for (const one of [tall, wide])
  componentGlobalStyle(`${one} *`, { blockSize: "100%", objectPosition: "center top" });

/** Words over the goods in a high slot, before them in a strip. */
export const ground = componentRecipe({
  base: {
    position: "absolute",
    inset: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    paddingBlock: vars.space.xl,
    paddingInline: vars.space.m,
    textAlign: "center",
    "@media": {
      [media.belowDesktop]: {
        flexDirection: "row",
        paddingBlock: vars.space.s,
        paddingInline: vars.space.l,
        textAlign: "start",
      },
    },
  },
  variants: { tone: bannerGrounds },
});
export const words = componentStyle({
  display: "grid",
  gap: vars.space.s,
  justifyItems: "center",
  "@media": { [media.belowDesktop]: { justifyItems: "start", gap: vars.space.xs } },
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
  textWrap: "balance",
});
export const action = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.round,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.strong,
});
export const goods = componentStyle({
  inlineSize: "100%",
  minBlockSize: 0,
  "@media": { [media.belowDesktop]: { inlineSize: "auto", blockSize: "100%", aspectRatio: "1" } },
});
