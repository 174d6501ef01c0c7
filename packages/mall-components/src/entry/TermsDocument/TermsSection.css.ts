import { componentStyle, media, vars } from "@tradehall/ui/css";

export const section = componentStyle({
  minInlineSize: 0,
  padding: vars.space.xl,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  "@media": {
    [media.narrow]: { padding: vars.space.l },
    // On paper each shop begins on a page of its own.
    [media.print]: { padding: 0, selectors: { "& + &": { breakBefore: "page" } } },
  },
});
const anchor = { scrollMarginBlockStart: vars.space.l } as const;
export const shop = componentStyle({
  ...anchor,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.strong,
});
export const facts = componentStyle({
  marginBlock: `${vars.space.xs} ${vars.space.l}`,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
export const article = componentStyle({ marginBlockStart: vars.space.xl });
export const articleTitle = componentStyle({
  ...anchor,
  marginBlockEnd: vars.space.s,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  "@media": { [media.print]: { breakAfter: "avoid" } },
});
