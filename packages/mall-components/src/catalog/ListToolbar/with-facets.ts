import { media } from "@tradehall/ui/css";

/** On a phone it stands with the facets, behind their bar; without script, and where a list has none, always. */
export const withFacets = {
  "@media": {
    [`${media.narrow} and (scripting: enabled)`]: {
      selectors: { "[data-facets=closed] ~ * &": { display: "none" } },
    },
  },
} as const;
