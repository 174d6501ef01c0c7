import { componentStyle, media, vars } from "@tradehall/ui/css";

export const fields = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.l });

export const pair = componentStyle({
  display: "grid",
  gap: vars.space.l,
  alignItems: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const buttons = componentStyle({
  display: "flex",
  gap: vars.space.s,
  justifyContent: "flex-end",
  "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});
