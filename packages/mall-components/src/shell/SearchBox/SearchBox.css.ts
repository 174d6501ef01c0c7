import { componentRecipe, componentStyle, hover, media, pressed, smooth, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const form = componentRecipe({
  base: { position: "relative", inlineSize: "100%", color: vars.color.text },
  variants: { size: { full: {}, compact: {} } },
});

export const bar = componentRecipe({
  base: {
    display: "flex",
    border: `${vars.borderWidth.strong} solid ${vars.color.signal}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    overflow: "hidden",
    selectors: {
      "&:has(input:focus-visible)": {
        outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
        outlineOffset: vars.space.xxs,
      },
    },
  },
  variants: { size: { full: { blockSize: vars.size.controlL }, compact: { blockSize: vars.size.controlM } } },
});

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space.m,
  border: 0,
  background: "transparent",
  outline: "none",
  fontSize: vars.fontSize.m,
  "@media": { [media.coarse]: { fontSize: vars.fontSize.l } },
});

export const button = componentRecipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: vars.space.xs,
      background: vars.color.signal,
      color: vars.color.onSignal,
      fontWeight: vars.weight.strong,
      whiteSpace: "nowrap",
    },
    smooth,
    hover({ background: vars.color.signalHover }),
    pressed({ background: vars.color.signalPressed }),
    {
      outline: "none",
      selectors: {
        "&:focus-visible": {
          outline: `${vars.borderWidth.focus} solid ${vars.color.onSignal}`,
          outlineOffset: `calc(${vars.space.xs} * -1)`,
        },
      },
    },
  ],
  variants: {
    size: {
      full: { paddingInline: vars.space.xl, "@media": { [media.narrow]: { paddingInline: vars.space.l } } },
      compact: { paddingInline: vars.space.l },
    },
  },
});

export const buttonWord = componentStyle({
  "@media": { [media.narrow]: { position: "absolute", clipPath: "inset(50%)" } },
});

export const panel = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  zIndex: zIndex.popover,
  marginBlockStart: vars.space.xs,
  paddingBlock: vars.space.xs,
  maxBlockSize: "60vh",
  overflowY: "auto",
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.middle,
});
