import { componentStyle, media, vars } from "@tradehall/ui/css";

export const opener = componentStyle({
  display: "none",
  marginInlineStart: "auto",
  "@media": { [`${media.narrow} and (scripting: enabled)`]: { display: "block" } },
});

export const filters = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.l });
