import { media } from "@tradehall/ui/css";

/** A filter that a phone shows in the drawer alone; without script it is in the page. */
export const onlyInDrawer = {
  "@media": {
    [`${media.narrow} and (scripting: enabled)`]: {
      selectors: { "&:not([data-filters] *)": { display: "none" } },
    },
  },
} as const;
