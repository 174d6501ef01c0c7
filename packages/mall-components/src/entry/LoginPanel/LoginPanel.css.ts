import {
  componentStyle,
  focusRing,
  hover,
  media,
  selected,
  smooth,
  times,
  vars,
  visuallyHidden,
} from "@tradehall/ui/css";

export const card = componentStyle({
  inlineSize: times(vars.size.dialogS, 0.95),
  maxInlineSize: "100%",
  padding: vars.space.xl,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  "@media": {
    [media.belowDesktop]: { inlineSize: "100%", justifySelf: "center", maxInlineSize: vars.size.dialogS },
  },
});

export const title = componentStyle(visuallyHidden);

export const plainTitle = componentStyle({
  marginBlockEnd: vars.space.l,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.heavy,
  textAlign: "center",
});

export const tabs = componentStyle({
  display: "flex",
  gap: vars.space.xl,
  marginBlockEnd: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
export const tab = componentStyle([
  {
    paddingBlock: vars.space.s,
    marginBlockEnd: `calc(${vars.borderWidth.line} * -1)`,
    borderBlockEnd: `${vars.borderWidth.mark} solid transparent`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.l,
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
  selected({
    color: vars.color.text,
    fontWeight: vars.weight.strong,
    borderBlockEndColor: vars.color.accent,
  }),
]);

export const links = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: vars.space.l,
  fontSize: vars.fontSize.s,
});
