import { componentRecipe, componentStyle, media, vars } from "@tradehall/ui/css";
import { inProgress } from "../../trade/in-progress.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;
const card = {
  padding: vars.space.l,
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.card,
} as const;

/** Focused only while a retry is on its way, when nothing in it can be. */
export const frame = componentStyle({
  minInlineSize: 0,
  outline: "none",
  selectors: { "&[data-state=refetching]": inProgress },
});

/** Cards side by side as the window has room for them. */
export const columns = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.roomy]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** Cards one under another. */
export const stack = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const rows = componentRecipe({
  variants: { shape: { lines: {}, goods: [stack], cards: [stack], grid: [columns] } },
});

export const row = componentRecipe({
  variants: {
    shape: {
      lines: { padding: vars.space.l, borderBlockEnd: line },
      goods: {},
      cards: [stack, card],
      grid: card,
    },
  },
});

export const goods = componentStyle({ display: "flex", gap: vars.space.m });
export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
});
export const words = componentStyle({ flex: "1 1 auto" });
