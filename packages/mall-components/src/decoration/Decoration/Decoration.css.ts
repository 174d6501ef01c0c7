import { componentStyle } from "@tradehall/ui/css";
/** A block that has nothing to show takes no room. */
export const block = componentStyle({ minInlineSize: 0, selectors: { "&:empty": { display: "none" } } });
