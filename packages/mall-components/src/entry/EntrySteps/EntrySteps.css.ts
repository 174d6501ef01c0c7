import { componentStyle, times, vars } from "@tradehall/ui/css";

export const card = componentStyle({
  inlineSize: times(vars.size.dialogS, 1.7),
  maxInlineSize: "100%",
  paddingInline: vars.space.xl,
  paddingBlock: vars.space.xxl,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  selectors: {
    "&:not([data-bare])": { boxShadow: vars.shadow.low },
    "&[data-bare]": { inlineSize: "100%", paddingBlock: vars.space.xl },
  },
});

export const title = componentStyle({
  marginBlockEnd: vars.space.xl,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.heavy,
  textAlign: "center",
});

// As tall as the first step with its note, so that a code on its way moves nothing below.
export const step = componentStyle({
  inlineSize: times(vars.size.dialogS, 0.9),
  maxInlineSize: "100%",
  minBlockSize: times(vars.size.controlL, 5.2),
  marginInline: "auto",
  marginBlockStart: vars.space.xl,
});
