import { componentStyle, times, vars } from "@tradehall/ui/css";

// As tall as its tallest tab, so that changing tabs moves nothing; alone it needs no more than its own height.
export const form = componentStyle({
  selectors: { "&[data-tabbed]": { minBlockSize: times(vars.size.controlL, 5.6) } },
});
