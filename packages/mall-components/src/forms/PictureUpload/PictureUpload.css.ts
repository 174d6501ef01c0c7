import {
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  vars,
  visuallyHidden,
} from "@tradehall/ui/css";

export const group = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

export const required = componentStyle({ color: vars.color.price, marginInlineEnd: vars.space.xxs });

/** The whole strip takes what is dropped. */
export const strip = componentRecipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space.s,
    borderRadius: vars.radius.m,
  },
  variants: {
    isOver: {
      true: {
        outline: `${vars.borderWidth.focus} dashed ${vars.color.accent}`,
        outlineOffset: vars.space.xs,
      },
    },
  },
});

const tile = {
  position: "relative",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.m,
  overflow: "hidden",
} as const;

export const picture = componentStyle({
  ...tile,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
});

export const image = componentStyle({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  display: "block",
});

/** Over a picture that is not there yet: how far, or why not. */
export const state = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.xxs,
  padding: vars.space.xs,
  background: vars.color.surface,
  opacity: 0.92,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  textAlign: "center",
});

export const why = componentStyle({ color: vars.color.danger, overflowWrap: "anywhere" });

export const tools = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  justifyContent: "space-between",
  background: vars.color.surface,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const tool = componentStyle([
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "1 1 auto",
    minBlockSize: vars.space.xl,
    color: vars.color.textMuted,
    selectors: { "&:disabled": { color: vars.color.disabledText } },
    "@media": { [media.coarse]: { minBlockSize: vars.size.controlS } },
  },
  focusRing,
  hover({ color: vars.color.accent }),
]);

export const add = componentStyle([
  {
    ...tile,
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: vars.space.xs,
    border: `${vars.borderWidth.line} dashed ${vars.color.control}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    cursor: "pointer",
    selectors: {
      "&:has(:focus-visible)": {
        outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
        outlineOffset: vars.space.xxs,
      },
    },
  },
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);

export const input = componentStyle(visuallyHidden);

export const summary = componentStyle({
  display: "grid",
  gap: vars.space.xxs,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&:empty": { display: "none" } },
});

export const hint = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
