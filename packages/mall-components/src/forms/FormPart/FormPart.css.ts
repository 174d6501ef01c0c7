import { componentStyle, media, vars } from "@tradehall/ui/css";

export const buttons = componentStyle({
  display: "flex",
  gap: vars.space.s,
  justifyContent: "flex-end",
  "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});
