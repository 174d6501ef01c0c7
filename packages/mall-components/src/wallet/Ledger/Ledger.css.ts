import { componentStyle, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

/** What came in is out, what went out is plain. `[data-way]` */
export const amount = componentStyle({
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.strong,
  textAlign: "end",
  whiteSpace: "nowrap",
  selectors: { "&[data-way=in]": { color: vars.color.success } },
});

const small = { fontSize: vars.fontSize.s, color: vars.color.textMuted } as const;

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  ...small,
});

export const balance = componentStyle({
  textAlign: "end",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  ...small,
});
