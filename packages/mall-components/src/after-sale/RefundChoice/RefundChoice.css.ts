import { componentStyle, media, vars } from "@tradehall/ui/css";

export const line = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      rowGap: vars.space.s,
    },
  },
});

/** On a phone under the words. */
export const count = componentStyle({ "@media": { [media.narrow]: { gridColumn: 2 } } });
