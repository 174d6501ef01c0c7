import { componentStyle, vars } from "@tradehall/ui/css";
import { inProgress } from "../../trade/in-progress.ts";

export const list = componentStyle({ selectors: { "&[data-refreshing]": inProgress } });

export const placeholder = componentStyle({
  padding: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
