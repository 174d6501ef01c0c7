import { componentRecipe, componentStyle, media, vars } from "@tradehall/ui/css";

/** The worth is not cut: it takes more where its sum or the letters are large. */
const columns = (worth: string) => `minmax(${worth}, min-content) minmax(0, 1fr) auto`;

export const ticket = componentRecipe({
  base: {
    display: "grid",
    alignItems: "stretch",
    minInlineSize: 0,
    // As high as its neighbours in a row.
    blockSize: "100%",
    overflow: "hidden",
    background: vars.color.surface,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    selectors: {
      "&:has(:checked)": {
        borderColor: vars.color.sale,
        outline: `${vars.borderWidth.line} solid ${vars.color.sale}`,
      },
      "&[data-off]": { background: vars.color.surfaceSunken, color: vars.color.textFaint },
    },
  },
  variants: {
    size: {
      s: { gridTemplateColumns: columns(vars.size.thumbL) },
      m: {
        gridTemplateColumns: columns(vars.size.illustration),
        "@media": { [media.narrow]: { gridTemplateColumns: columns(vars.size.thumbL) } },
      },
    },
  },
});

const part = { display: "grid", alignContent: "center", gap: vars.space.xxs, minInlineSize: 0 } as const;
const tight = { "@media": { [media.narrow]: { padding: vars.space.s } } } as const;
const room = {
  size: { s: { padding: vars.space.s }, m: { padding: vars.space.m, ...tight } },
} as const;

export const worth = componentRecipe({
  base: {
    ...part,
    background: vars.color.saleSoft,
    borderInlineEnd: `${vars.borderWidth.strong} dashed ${vars.color.surface}`,
    selectors: { "[data-off] > &": { background: vars.color.disabledBg, filter: "grayscale(1)" } },
  },
  variants: { size: { s: { ...room.size.s, justifyItems: "center", textAlign: "center" }, m: room.size.m } },
});

/** Breaks between its words only, so that 可用 stays one. */
export const threshold = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.onSaleSoft,
  wordBreak: "keep-all",
});
export const words = componentRecipe({ base: part, variants: room });

export const act = componentRecipe({
  base: { display: "grid", placeItems: "center" },
  variants: {
    size: {
      s: { paddingInlineEnd: vars.space.s },
      m: {
        paddingInlineEnd: vars.space.m,
        "@media": { [media.narrow]: { paddingInlineEnd: vars.space.s } },
      },
    },
  },
});

/** Focused only where a claim left nothing to press. */
export const outcome = componentStyle({ display: "inline-flex", outline: "none" });
