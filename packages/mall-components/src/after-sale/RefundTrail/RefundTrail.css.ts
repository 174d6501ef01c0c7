import { componentStyle, vars } from "@tradehall/ui/css";

export { thumb as picture } from "../../parts/thumb.css.ts";
export const title = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.weight.strong });
