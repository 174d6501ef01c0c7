import { componentGlobalStyle, componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";

const edge = `${vars.borderWidth.line} solid ${vars.color.line}`;
const paper = (body: object) => ({ "@media": { [media.print]: body } });
const wide = (body: object) => ({ "@media": { [media.wide]: body } });

export const card = componentStyle({
  background: vars.color.surface,
  border: edge,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  fontSize: vars.fontSize.s,
  // On paper a table, whose head, and with it the order's number, is on each page it goes over.
  ...paper({ display: "table", inlineSize: "100%", overflow: "visible", background: "transparent" }),
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  background: vars.color.surfaceSunken,
  borderBlockEnd: edge,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [media.wide]: { paddingInline: vars.space.l },
    [media.print]: { background: "transparent", minBlockSize: 0 },
  },
});

// Browsers repeat a head on each page only where it may not be broken.
export const paperHead = componentStyle(paper({ display: "table-header-group", breakInside: "avoid" }));
// Nothing but ink, whatever the parts say of themselves.
componentGlobalStyle(`.${card}.${card} *`, {
  "@media": { [media.print]: { background: "transparent", color: "currentColor" } },
});

// As high as the smallest target a finger is sure to hit, so that wrapped lines keep their links apart.
export const headFact = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.space.xl,
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const remove = componentStyle({ marginInlineStart: "auto" });

export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gridTemplateAreas: '"goods goods" "state sum" "actions actions"',
  ...wide({
    gridTemplateColumns: `minmax(0, 1fr) ${times(vars.size.thumbM, 1.75)} ${times(vars.size.thumbM, 1.75)} ${times(vars.size.thumbM, 1.75)}`,
    gridTemplateAreas: '"goods sum state actions"',
  }),
});

export const goods = componentStyle({ gridArea: "goods", minInlineSize: 0 });

export const line = componentRecipe({
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.m,
    padding: vars.space.m,
    selectors: { "& + &": { borderBlockStart: edge } },
    ...wide({ paddingInline: vars.space.l }),
  },
  variants: {
    isFolded: { true: { "@media": { screen: { display: "none" } } }, false: {} },
  },
});

const cell = {
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  padding: vars.space.m,
} as const;
const divided = wide({ borderInlineStart: edge, alignItems: "center", textAlign: "center" });

// Tags of longer languages take the whole column.
const stateDivided = wide({
  borderInlineStart: edge,
  alignItems: "center",
  textAlign: "center",
  paddingInline: vars.space.xxs,
});

export const sum = componentStyle({ ...cell, gridArea: "sum", alignItems: "flex-end", ...divided });
export const state = componentStyle({
  ...cell,
  gridArea: "state",
  alignItems: "flex-start",
  ...stateDivided,
});

export const actions = componentStyle({
  ...cell,
  gridArea: "actions",
  borderBlockStart: edge,
  ...wide({ borderBlockStart: 0, borderInlineStart: edge }),
});

export const clock = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "inherit",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});
