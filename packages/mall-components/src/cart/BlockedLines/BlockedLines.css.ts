import { componentStyle, media, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  color: vars.color.text,
});

export const line = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto auto" } },
});

export const reason = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.onWarningSoft });
export const ways = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
