import { componentStyle, times, vars } from "@tradehall/ui/css";

/** In the middle of the page, as wide as its dialog. */
export const page = componentStyle({
  display: "grid",
  alignContent: "center",
  justifyContent: "center",
  gridTemplateColumns: `minmax(0, ${vars.size.dialogM})`,
  minBlockSize: times(vars.size.gallery, 1.1),
  padding: vars.space.m,
});
