import { media, styleVariants, vars } from "../../css/index.ts";

/** `gap` by space token, from the narrowest screen up. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
/** `gap` by space token, from the wide breakpoint up. */
export const gapWide = styleVariants(vars.space, (space) => ({ "@media": { [media.wide]: { gap: space } } }));
/** `rowGap` by space token; is after the gaps that it overrules. */
export const rowGap = styleVariants(vars.space, (space) => ({ rowGap: space }));
/** `padding` by space token, from the narrowest screen up. */
export const padding = styleVariants(vars.space, (space) => ({ padding: space }));
/** `padding` by space token, from the wide breakpoint up. */
export const paddingWide = styleVariants(vars.space, (space) => ({
  "@media": { [media.wide]: { padding: space } },
}));
