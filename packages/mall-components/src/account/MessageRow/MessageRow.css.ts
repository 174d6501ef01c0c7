import { componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { inProgress } from "../../parts/in-progress.ts";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"icon body remove" "icon time time"',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  selectors: { "&[aria-busy=true]": inProgress },
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
      gridTemplateAreas: '"icon body time remove"',
      paddingInline: vars.space.l,
    },
  },
});

export const icon = componentRecipe({
  base: {
    gridArea: "icon",
    display: "grid",
    placeItems: "center",
    alignSelf: "start",
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.round,
  },
  variants: {
    type: {
      order: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
      offer: { background: vars.color.saleSoft, color: vars.color.onSaleSoft },
      account: { background: vars.color.surfaceSunken, color: vars.color.textMuted },
    },
  },
});

export const body = componentStyle({
  gridArea: "body",
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const title = componentRecipe({
  base: {
    fontSize: vars.fontSize.m,
    lineHeight: vars.lineHeight.snug,
    color: vars.color.text,
    overflowWrap: "anywhere",
  },
  variants: {
    isRead: {
      true: { fontWeight: vars.weight.regular },
      false: { fontWeight: vars.weight.strong },
    },
  },
});

export const content = componentStyle({
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.text,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
  selectors: { "&:not(:has(a, button))": { display: "none" } },
});

export const time = componentStyle({
  gridArea: "time",
  // As high as the row's first line and its buttons.
  lineHeight: times(vars.space.xl, 1),
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  color: vars.color.textFaint,
});

export const remove = componentStyle({ gridArea: "remove" });
