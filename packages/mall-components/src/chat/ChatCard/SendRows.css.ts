import { componentStyle, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}` },
  },
});
