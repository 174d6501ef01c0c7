import { componentStyle } from "@tradehall/ui/css";
export const remarks = componentStyle({ inlineSize: "100%" });
