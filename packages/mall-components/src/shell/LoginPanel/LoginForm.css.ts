import { componentStyle, times, vars } from "@tradehall/ui/css";

// As tall as its tallest tab, so that changing tabs moves nothing.
export const form = componentStyle({ minBlockSize: times(vars.size.controlL, 5.6) });
