import { componentGlobalStyle, componentStyle, media, vars } from "@tradehall/ui/css";

export const sheet = componentStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });
export const copyable = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
export const item = componentStyle({ display: "grid", overflowWrap: "anywhere" });
const wideHides = { "@media": { [media.wide]: { display: "none" } } } as const;
export const spec = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  ...wideHides,
});
export const onPhone = componentStyle(wideHides);
export const lines = componentStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });
// A phone has room for the name, the tax and the sum of a line.
componentGlobalStyle(`${lines} tr > :is(:nth-child(2), :nth-child(3), :nth-child(4))`, {
  "@media": { [media.narrow]: { display: "none" } },
});
export const sums = componentStyle({ display: "grid", justifyItems: "end", gap: vars.space.xs });
export const capitals = componentStyle({ fontWeight: vars.weight.strong });
export const history = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
