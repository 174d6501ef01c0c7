import { componentStyle, ellipsis, focusRing, hover, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: vars.space.m,
  minBlockSize: `calc(${vars.size.controlL} + ${vars.space.l})`,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { paddingInline: vars.space.s, gap: vars.space.s } },
});

export const back = componentStyle([
  {
    display: "none",
    placeItems: "center",
    flex: "none",
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    "@media": { [media.narrow]: { display: "grid" } },
  },
  focusRing,
  hover({ background: vars.color.surfaceSunken }),
]);

export const name = componentStyle([
  { fontSize: vars.fontSize.m, fontWeight: vars.weight.strong, lineHeight: vars.lineHeight.snug },
  ellipsis,
]);

export const aside = componentStyle({ "@media": { [media.desktop]: { display: "none" } } });
