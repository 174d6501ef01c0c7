import { keyframes } from "@vanilla-extract/css";
import { recipe, style, times, vars } from "../../css/index.ts";

const breathe = keyframes({
  "0%": { backgroundColor: vars.color.skeleton },
  "50%": { backgroundColor: vars.color.skeletonShine },
  "100%": { backgroundColor: vars.color.skeleton },
});

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const bone = recipe({
  base: {
    display: "block",
    maxInlineSize: "100%",
    backgroundColor: vars.color.skeleton,
    borderRadius: vars.radius.s,
    animation: `${breathe} ${times(vars.duration.spin, 2)} ease-in-out infinite`,
  },
  variants: {
    shape: {
      text: {},
      block: { borderRadius: vars.radius.m },
      circle: { borderRadius: vars.radius.round },
      picture: {},
    },
    size: { s: {}, m: {}, l: {} },
    width: {
      full: { inlineSize: "100%" },
      threeQuarters: { inlineSize: "75%" },
      half: { inlineSize: "50%" },
      quarter: { inlineSize: "25%" },
    },
  },
  compoundVariants: [
    // Text bones take the height of the line they stand for, gap included, so that nothing moves later.
    ...(["s", "m", "l"] as const).map((size) => ({
      variants: { shape: "text", size } as const,
      style: { blockSize: "0.8em", marginBlock: "0.35em", fontSize: vars.fontSize[size] },
    })),
    { variants: { shape: "block", size: "s" }, style: { blockSize: vars.size.controlS } },
    { variants: { shape: "block", size: "m" }, style: { blockSize: vars.size.thumbL } },
    { variants: { shape: "block", size: "l" }, style: { blockSize: vars.size.card } },
    { variants: { shape: "circle", size: "s" }, style: square(vars.size.iconXl) },
    { variants: { shape: "circle", size: "m" }, style: square(vars.size.thumbS) },
    { variants: { shape: "circle", size: "l" }, style: square(vars.size.thumbL) },
    ...(["s", "m", "l"] as const).map((size) => ({
      variants: { shape: "picture", size } as const,
      style: { aspectRatio: "1", borderRadius: vars.radius.card },
    })),
  ],
});

export const lines = style({ display: "block", inlineSize: "100%" });
