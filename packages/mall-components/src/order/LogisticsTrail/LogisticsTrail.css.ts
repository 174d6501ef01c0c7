import { componentStyle, times, vars } from "@tradehall/ui/css";
export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });

export const goods = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${times(vars.size.sidebar, 1.3)}), 1fr))`,
  gap: vars.space.m,
});
