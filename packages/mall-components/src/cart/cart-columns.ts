import { times, vars } from "@tradehall/ui/css";

const columns = (actions: number) =>
  [
    vars.size.iconM,
    "minmax(0, 1fr)",
    times(vars.size.thumbM, 2.5),
    times(vars.size.thumbM, 2),
    times(vars.size.thumbM, 1.75),
    // 移入收藏 in one line, however large the letters are.
    `max(${times(vars.size.thumbM, actions)}, ${times(vars.fontSize.l, actions * 3.6)})`,
  ].join(" ");

/**
 * Columns of the cart's head and lines from the desktop breakpoint up: tick, goods, price, quantity, sum, actions. The names
 * of the actions are longer in English.
 */
export const cartColumns = {
  gridTemplateColumns: columns(1.25),
  selectors: { ":lang(en) &": { gridTemplateColumns: columns(2) } },
};
