import { componentStyle, vars } from "@tradehall/ui/css";

export const unit = componentStyle({
  display: "grid",
  gap: vars.space.l,
  selectors: { 'form:has(input[name="titleType"][value="1"]:checked) &': { display: "none" } },
});
