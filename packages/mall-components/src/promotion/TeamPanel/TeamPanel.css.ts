import { componentStyle, ellipsis, times, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s,
  padding: vars.space.m,
  background: vars.color.saleSoft,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
});
export const title = componentStyle({
  color: vars.color.price,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});
export const member = componentStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space.s,
  inlineSize: times(vars.size.controlM, 2),
});
export const name = componentStyle([
  ellipsis,
  { display: "grid", justifyItems: "center", maxInlineSize: "100%", fontSize: vars.fontSize.xs },
]);
export const held = componentStyle({ color: vars.color.onSaleSoft });
export const hint = componentStyle({ color: vars.color.onSaleSoft });
