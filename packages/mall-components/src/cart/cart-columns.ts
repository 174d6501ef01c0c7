import { times, vars } from "@tradehall/ui/css";

const columns = (actions: number) =>
  [
    vars.size.iconM,
    "minmax(0, 1fr)",
    times(vars.size.thumbM, 2.5),
    times(vars.size.thumbM, 2),
    times(vars.size.thumbM, 1.75),
    times(vars.size.thumbM, actions),
  ].join(" ");

/**
 * Columns of the cart's head and lines from the desktop breakpoint up: tick, goods, price, quantity, sum, actions. The names
 * of the actions are longer in English.
 */
export const cartColumns = {
  gridTemplateColumns: columns(1.25),
  selectors: { ":lang(en) &": { gridTemplateColumns: columns(2) } },
};
