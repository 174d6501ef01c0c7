import {
  componentRecipe,
  componentStyle,
  focusRing,
  focusRingInside,
  hover,
  media,
  selected,
  smooth,
  vars,
} from "@tradehall/ui/css";
import { withFacets } from "./with-facets.ts";

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  padding: vars.space.s,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
});

export const sorts = componentStyle({
  display: "inline-flex",
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: "hidden",
});
export const sort = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    whiteSpace: "nowrap",
    selectors: { "& + &": { borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}` } },
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({ background: vars.color.accent, color: vars.color.onAccent }),
]);

export const priceForm = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  ...withFacets,
});
export const yuan = componentStyle({ display: "inline-flex" });
export const yuanInput = componentStyle([
  {
    inlineSize: "6em",
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    fontVariantNumeric: "tabular-nums",
  },
  focusRing,
]);
export const apply = componentStyle([
  {
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.control,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    background: vars.color.surfaceSunken,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);

/** Together, so that a narrow bar wraps both. */
export const ticks = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  ...withFacets,
});
export const tick = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);
export const tickBox = componentRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.iconM,
    blockSize: vars.size.iconM,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.s,
  },
  variants: {
    isOn: {
      true: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
    },
  },
});

export const end = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.l,
  marginInlineStart: "auto",
  "@media": { [media.narrow]: { inlineSize: "100%", justifyContent: "space-between", gap: vars.space.s } },
});
export const total = componentStyle({ color: vars.color.textMuted, whiteSpace: "nowrap" });
export const pair = componentStyle({ display: "inline-flex" });
const squareBody = {
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.controlS,
  blockSize: vars.size.controlS,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
} as const;
export const square = componentStyle([
  squareBody,
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  selected({ background: vars.color.accentSoft, color: vars.color.accent }),
]);
export const squareOff = componentStyle([squareBody, { color: vars.color.disabledText }]);
export const pager = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
