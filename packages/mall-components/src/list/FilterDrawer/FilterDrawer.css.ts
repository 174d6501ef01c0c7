import { componentStyle, media } from "@tradehall/ui/css";

export const opener = componentStyle({
  display: "none",
  marginInlineStart: "auto",
  "@media": { [`${media.narrow} and (scripting: enabled)`]: { display: "block" } },
});
