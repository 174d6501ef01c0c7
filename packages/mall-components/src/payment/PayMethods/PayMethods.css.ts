import { componentRecipe, componentStyle, media, vars } from "@tradehall/ui/css";

export const form = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.wide]: { padding: vars.space.xl } },
});

export const foot = componentStyle({
  display: "flex",
  justifyContent: "flex-end",
  "@media": { [media.narrow]: { display: "grid", justifyContent: "stretch" } },
});

export const mark = componentRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    borderRadius: vars.radius.m,
    color: vars.color.surface,
    fontWeight: vars.weight.heavy,
  },
  variants: {
    method: { wechatScan: { background: vars.color.success }, alipay: { background: vars.color.info } },
  },
});
