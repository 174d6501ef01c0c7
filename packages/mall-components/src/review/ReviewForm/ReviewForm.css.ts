import { componentStyle, media, vars } from "@tradehall/ui/css";

export const end = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.l,
  padding: vars.space.l,
  "@media": {
    [media.narrow]: {
      display: "grid",
      justifyContent: "stretch",
      alignItems: "stretch",
      // Each as high as a finger needs.
      gridAutoRows: `minmax(${vars.space.xl}, auto)`,
      gap: vars.space.m,
    },
  },
});

export const hint = componentStyle({
  flex: "1 1 auto",
  fontSize: vars.fontSize.xs,
  color: vars.color.textFaint,
});
