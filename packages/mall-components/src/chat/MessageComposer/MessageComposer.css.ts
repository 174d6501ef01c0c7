import {
  componentRecipe,
  componentStyle,
  hover,
  media,
  smooth,
  times,
  vars,
  visuallyHidden,
} from "@tradehall/ui/css";

export const composer = componentRecipe({
  base: {
    position: "relative",
    flex: "none",
    display: "flex",
    flexDirection: "column",
    background: vars.color.surface,
    borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
    selectors: {
      "&:has(textarea:focus-visible)": {
        boxShadow: `inset 0 ${vars.borderWidth.strong} 0 ${vars.color.focus}`,
      },
    },
  },
  variants: { isOver: { true: {} } },
});

export const tools = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  paddingBlockStart: vars.space.xs,
});

export const tool = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    cursor: "pointer",
    selectors: {
      "&:has(:focus-visible)": { outline: `${vars.borderWidth.focus} solid ${vars.color.focus}` },
      "&:has(:disabled)": { color: vars.color.disabledText, cursor: "not-allowed" },
    },
  },
  smooth,
  hover({ background: vars.color.surfaceSunken }),
]);

export const file = componentStyle(visuallyHidden);

/** The field above its foot; on a phone the button is beside it. */
export const line = componentStyle({
  display: "grid",
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "end",
      columnGap: vars.space.s,
      paddingInline: vars.space.m,
      paddingBlockEnd: vars.space.s,
    },
  },
});

export const field = componentStyle({
  fieldSizing: "content",
  inlineSize: "100%",
  minBlockSize: times(vars.size.controlM, 2),
  maxBlockSize: times(vars.size.controlM, 4),
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.text,
  color: vars.color.text,
  background: "transparent",
  border: 0,
  outline: "none",
  resize: "none",
  overflowWrap: "anywhere",
  selectors: { "&:disabled": { color: vars.color.disabledText, cursor: "not-allowed" } },
  "@media": {
    [media.narrow]: {
      // A phone zooms into a focused field whose letters are smaller than 16 px.
      fontSize: vars.fontSize.l,
      minBlockSize: vars.size.touch,
      maxBlockSize: times(vars.size.controlM, 3),
      paddingBlock: vars.space.s,
      paddingInline: vars.space.m,
      border: `${vars.borderWidth.line} solid ${vars.color.control}`,
      borderRadius: `min(${vars.radius.control}, ${vars.radius.l})`,
    },
  },
});

export const foot = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.m,
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.m,
  "@media": { [media.narrow]: { display: "contents" } },
});

export const note = componentRecipe({
  base: {
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.snug,
    color: vars.color.textMuted,
    "@media": {
      [media.narrow]: { gridColumn: "1 / -1", order: -1, paddingBlockEnd: vars.space.xs },
    },
  },
  variants: { isFault: { true: { color: vars.color.danger } } },
});

/** Phones have no such keys. */
export const keys = componentStyle({
  color: vars.color.textFaint,
  "@media": { [media.narrow]: { display: "none" } },
});

export const drop = componentStyle({
  position: "absolute",
  inset: vars.space.xs,
  display: "grid",
  placeItems: "center",
  fontSize: vars.fontSize.m,
  color: vars.color.accent,
  background: vars.color.accentSoft,
  border: `${vars.borderWidth.strong} dashed ${vars.color.accent}`,
  borderRadius: vars.radius.xl,
  pointerEvents: "none",
});
