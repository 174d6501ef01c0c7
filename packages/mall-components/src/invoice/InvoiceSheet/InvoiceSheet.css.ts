import { componentGlobalStyle, componentStyle, media, vars } from "@tradehall/ui/css";

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
