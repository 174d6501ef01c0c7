import { componentStyle, focusRingInside, hover, media, vars } from "@tradehall/ui/css";

export const line = componentStyle([
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.infoSoft,
    color: vars.color.onInfoSoft,
    fontSize: vars.fontSize.s,
    "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
  },
  focusRingInside,
  hover({ textDecoration: "underline" }),
]);

export const time = componentStyle({
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { gridColumn: 2 } },
});
