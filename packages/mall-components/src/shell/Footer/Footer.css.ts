import { componentStyle, media, vars } from "@tradehall/ui/css";

export const footer = componentStyle({
  marginBlockStart: "auto",
  paddingBlock: vars.space.xl,
  background: vars.color.footerBg,
  color: vars.color.onFooter,
  fontSize: vars.fontSize.s,
});

export const promises = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.space.l,
  paddingBlockEnd: vars.space.xl,
  marginBlockEnd: vars.space.xl,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.footerLine}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const promise = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  minInlineSize: 0,
});

export const promiseIcon = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.controlL,
  blockSize: vars.size.controlL,
  border: `${vars.borderWidth.line} solid ${vars.color.footerLine}`,
  borderRadius: vars.radius.round,
});

export const promiseWords = componentStyle({
  display: "grid",
  minInlineSize: 0,
  fontSize: vars.fontSize.xs,
  color: vars.color.onFooterMuted,
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
export const fact = componentStyle({
  display: "inline-flex",
  minInlineSize: 0,
  alignItems: "center",
  gap: vars.space.xs,
});
export const links = componentStyle([line, { marginBlockStart: vars.space.m }]);
export const small = componentStyle([
  line,
  { marginBlockStart: vars.space.m, color: vars.color.onFooterMuted, fontSize: vars.fontSize.xs },
]);
