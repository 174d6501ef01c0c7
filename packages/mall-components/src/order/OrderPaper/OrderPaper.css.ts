import { componentGlobalStyle, componentStyle, media, times, vars } from "@tradehall/ui/css";

const edge = `${vars.borderWidth.line} solid currentColor`;

/** Seen on paper only. */
export const paper = componentStyle({
  display: "none",
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
  "@media": { [media.print]: { display: "block" } },
});

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlockEnd: vars.space.s,
});
componentGlobalStyle(`.${facts} > div`, { display: "flex", gap: vars.space.xs });
componentGlobalStyle(`.${facts} dt`, { flexShrink: 0 });
componentGlobalStyle(`.${facts} dt::after`, { content: "：" });
componentGlobalStyle(`.${facts} dd`, { margin: 0, minInlineSize: 0, overflowWrap: "anywhere" });

/** An address or a message takes the whole line. */
export const whole = componentStyle({ gridColumn: "1 / -1" });

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
componentGlobalStyle(`.${table} :is(th, td)`, {
  border: edge,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  textAlign: "start",
});
componentGlobalStyle(`.${table} :is(th, td)[data-number]`, { textAlign: "end", whiteSpace: "nowrap" });

export const code = componentStyle({ overflowWrap: "anywhere", maxInlineSize: vars.size.thumbL });

export const sums = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: `${vars.space.xs} ${vars.space.m}`,
  margin: 0,
  paddingBlock: vars.space.s,
});
componentGlobalStyle(`.${sums} > div`, { display: "flex", gap: vars.space.xs });
componentGlobalStyle(`.${sums} dd`, { margin: 0, fontVariantNumeric: "tabular-nums" });

export const seals = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.m,
  breakInside: "avoid",
});

/** Room for a seal of 42 mm. */
export const seal = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  border: edge,
  padding: vars.space.s,
  minBlockSize: times(vars.size.thumbM, 2),
});
export const signed = componentStyle({ display: "grid", gridTemplateColumns: "1fr 1fr" });
