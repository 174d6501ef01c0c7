import { belowFold, componentStyle, times, vars } from "@tradehall/ui/css";

export const footer = componentStyle([
  belowFold(times(vars.size.card, 0.78)),
  {
    marginBlockStart: "auto",
    paddingBlock: vars.space.xl,
    background: vars.color.footerBg,
    color: vars.color.onFooter,
    fontSize: vars.fontSize.s,
  },
]);

export const promises = componentStyle({
  paddingBlockEnd: vars.space.xl,
  marginBlockEnd: vars.space.xl,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.footerLine}`,
});

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
} as const;

export const facts = componentStyle(line);
export const factSign = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  blockSize: `calc(${vars.lineHeight.text} * 1em)`,
});
export const factText = componentStyle({ minInlineSize: 0 });
export const links = componentStyle([line, { marginBlockStart: vars.space.m }]);
export const small = componentStyle([
  line,
  { marginBlockStart: vars.space.m, color: vars.color.onFooterMuted, fontSize: vars.fontSize.xs },
]);
