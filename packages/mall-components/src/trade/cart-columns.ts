import { times, vars } from "@tradehall/ui/css";

/** Columns of the cart's head and lines from the wide breakpoint up: tick, goods, price, quantity, sum, actions. */
export const cartColumns = [
  vars.size.iconM,
  "minmax(0, 1fr)",
  times(vars.size.thumbM, 2.5),
  times(vars.size.thumbM, 2),
  times(vars.size.thumbM, 1.75),
  times(vars.size.thumbM, 1.25),
].join(" ");
