import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const filters = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${times(vars.size.sidebar, 1.5)}) ${times(vars.size.thumbM, 2)} auto auto`,
      justifyContent: "start",
    },
  },
});

export const keyword = componentStyle({ "@media": { [media.narrow]: { gridColumn: "1 / -1" } } });
export const period = componentStyle({ minInlineSize: 0 });
