import { componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "grid",
  gap: vars.space.l,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" } },
});

export const figures = componentStyle({ minInlineSize: 0 });
