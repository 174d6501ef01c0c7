import {
  componentRecipe,
  componentStyle,
  disabled,
  focusRingInside,
  hover,
  media,
  vars,
} from "@tradehall/ui/css";

export const row = componentStyle({
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": {
    // A card: its name and code over its prices, the number beside them.
    [media.narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: vars.space.m,
      paddingBlock: vars.space.s,
    },
  },
});
const body = {
  padding: vars.space.s,
  "@media": { [media.narrow]: { gridColumn: 1, padding: `0 ${vars.space.xs}`, textAlign: "start" } },
} as const;
const number = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;
export const name = componentStyle([
  { fontWeight: vars.weight.medium, textAlign: "start", overflowWrap: "anywhere" },
  body,
  focusRingInside,
]);
export const code = componentStyle([
  { color: vars.color.textMuted, overflowWrap: "anywhere" },
  body,
  focusRingInside,
]);
// In a card no head says what a number is.
const labelled = {
  "@media": {
    [media.narrow]: {
      selectors: {
        "&::before": {
          content: "attr(data-label)",
          marginInlineEnd: vars.space.xs,
          color: vars.color.textMuted,
          fontSize: vars.fontSize.xs,
        },
      },
    },
  },
} as const;
export const unitPrice = componentRecipe({
  base: [number, body, labelled, focusRingInside],
  // One price says as much as two that are equal.
  variants: { isSame: { true: { "@media": { [media.narrow]: { display: "none" } } } } },
});
export const cell = componentStyle([number, body, focusRingInside]);
export const stock = componentRecipe({
  base: [number, body, labelled, focusRingInside],
  variants: { isNone: { true: { color: vars.color.textFaint } } },
});
export const quantity = componentStyle([
  number,
  {
    padding: vars.space.s,
    "@media": { [media.narrow]: { gridColumn: 2, gridRow: "1 / span 5", padding: 0 } },
  },
]);
export const stepper = componentRecipe({
  base: {
    display: "inline-flex",
    blockSize: vars.size.controlS,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: `min(${vars.radius.control}, ${vars.radius.l})`,
    overflow: "hidden",
    "@media": { [media.coarse]: { blockSize: vars.size.touch } },
  },
  variants: { isWrong: { true: { borderColor: vars.color.danger } } },
});
export const step = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    aspectRatio: "1",
    blockSize: "100%",
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  },
  hover({ color: vars.color.accent }),
  disabled({ color: vars.color.disabledText, background: vars.color.disabledBg }),
]);
export const input = componentStyle([
  {
    inlineSize: "var(--mall-matrix-field, 4.6em)",
    border: 0,
    padding: 0,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    background: vars.color.surface,
    color: vars.color.text,
    selectors: { "&:read-only": { background: vars.color.disabledBg } },
  },
  focusRingInside,
]);
export const why = componentRecipe({
  base: {
    display: "block",
    fontSize: vars.fontSize.xs,
    color: vars.color.danger,
    selectors: { "&:empty": { display: "none" } },
  },
  variants: { isGood: { true: { color: vars.color.success } } },
});
