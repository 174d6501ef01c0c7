import { componentStyle, media, times, vars } from "@tradehall/ui/css";
import { whereCompact } from "../../product/compact.ts";

const edge = `${vars.borderWidth.line} solid ${vars.color.line}`;
const numeric = { fontVariantNumeric: "tabular-nums" as const };

export const group = componentStyle({
  background: vars.color.surface,
  border: edge,
  borderRadius: vars.radius.card,
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.l,
});

export const shop = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.weight.strong });

export const line = componentStyle([
  {
    display: "grid",
    gridTemplateColumns: "1fr auto auto",
    gap: vars.space.s,
    alignItems: "center",
    paddingInline: vars.space.l,
    paddingBlock: vars.space.m,
    borderBlockStart: edge,
    "@media": {
      [media.wide]: {
        gridTemplateColumns: `minmax(0, 1fr) ${times(vars.size.thumbM, 1.5)} ${vars.size.thumbM} ${times(vars.size.thumbM, 1.5)}`,
        columnGap: vars.space.m,
      },
    },
  },
  whereCompact({ paddingBlock: vars.space.xs }),
]);

export const goods = componentStyle({
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const changed = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.onWarningSoft });

export const price = componentStyle({
  textAlign: "start",
  "@media": { [media.wide]: { textAlign: "end" } },
});
export const piecePrice = componentStyle({
  ...numeric,
  display: "block",
  fontSize: vars.fontSize.xs,
  color: vars.color.textFaint,
});
export const count = componentStyle({
  ...numeric,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  textAlign: "center",
});

export const choices = componentStyle({
  display: "grid",
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.surfaceSunken,
  borderBlockStart: edge,
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr" } },
});

export const remarks = componentStyle({ display: "grid", gap: vars.space.m, alignContent: "start" });

export const sums = componentStyle({
  ...numeric,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "flex-end",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  borderBlockStart: edge,
});
