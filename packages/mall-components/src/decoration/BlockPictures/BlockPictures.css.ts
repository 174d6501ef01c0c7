import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  hover,
  media,
  smooth,
  vars,
} from "@tradehall/ui/css";

const across = (count: number) => ({
  gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
  "@media": { [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const grid = componentRecipe({
  base: { display: "grid", gap: vars.space.m },
  variants: { columns: { 1: across(1), 2: across(2), 3: across(3), 4: across(4) } },
});
export const item = componentStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.skeleton,
});
export const areas = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
});
export const area = componentStyle({ outline: "none" });
export const spot = componentStyle([
  {
    fill: vars.color.surface,
    fillOpacity: 0,
    stroke: vars.color.surface,
    strokeOpacity: 0,
    strokeWidth: vars.borderWidth.focus,
    vectorEffect: "non-scaling-stroke",
  },
  smooth,
  hover({ fillOpacity: 0.22, strokeOpacity: 0.9 }),
]);
componentGlobalStyle(`${area}:focus-visible ${spot}`, { stroke: vars.color.focus, strokeOpacity: 1 });
