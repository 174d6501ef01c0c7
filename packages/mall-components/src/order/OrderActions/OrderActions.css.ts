import { componentRecipe, media, vars } from "@tradehall/ui/css";

const row = { flexDirection: "row", flexWrap: "wrap", alignItems: "center" } as const;

export const actions = componentRecipe({
  base: { display: "flex", gap: vars.space.s },
  variants: {
    layout: {
      row,
      column: {
        flexDirection: "column",
        alignItems: "stretch",
        "@media": { [media.narrow]: { ...row, justifyContent: "flex-end" } },
      },
    },
  },
});
