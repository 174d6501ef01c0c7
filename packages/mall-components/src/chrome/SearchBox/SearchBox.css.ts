import { componentStyle, hover, media, pressed, smooth, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const form = componentStyle({ position: "relative", inlineSize: "100%", color: vars.color.text });

export const bar = componentStyle({
  display: "flex",
  blockSize: vars.size.controlL,
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

export const button = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    paddingInline: vars.space.xl,
    background: vars.color.signal,
    color: vars.color.onSignal,
    fontWeight: vars.weight.strong,
    whiteSpace: "nowrap",
    "@media": { [media.narrow]: { paddingInline: vars.space.l } },
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
]);

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

export const hint = componentStyle({
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  color: vars.color.danger,
  fontSize: vars.fontSize.s,
});
